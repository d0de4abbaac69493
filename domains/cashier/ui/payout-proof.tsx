// How a withdrawal was paid: the operator's pictures, opened when the member wants to see them.
import { useState } from "react";
import { Button, DateTime, Dialog, FailureNote, Skeleton } from "#platform/ui";
import type { Withdrawal } from "../contract/index.ts";
import { useReadPayoutProof } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

type Paid = Pick<Withdrawal, "withdrawalId" | "reference">;

export function PayoutProof({ withdrawal }: { readonly withdrawal: Paid }) {
	const say = useCashierText();
	const [open, setOpen] = useState(false);
	const { withdrawalId, reference } = withdrawal;
	return (
		<>
			<Button look="plain" size="small" icon="eye" onPress={() => setOpen(true)}>
				{say("withdraw.proof")}
			</Button>
			<Dialog open={open} onClose={() => setOpen(false)} title={say("withdraw.proofTitle", { reference })} size="popup">
				{open ? <Pictures withdrawalId={withdrawalId} /> : null}
			</Dialog>
		</>
	);
}

function Pictures({ withdrawalId }: Pick<Paid, "withdrawalId">) {
	const say = useCashierText();
	const proof = useReadPayoutProof({ withdrawalId });
	if (proof.error !== null) return <FailureNote error={proof.error} onRetry={() => void proof.refetch()} />;
	if (proof.data === undefined) return <Skeleton className="h-80 w-full rounded-card" />;
	return (
		<ul className="flex flex-col gap-4">
			{proof.data.pictures.map(({ sentAt, picture }, index) => (
				<li key={picture.slice(-60) + sentAt}>
					<img
						src={`data:image/jpeg;base64,${picture}`}
						alt={say("withdraw.proofPicture", { number: index + 1 })}
						className="w-full rounded-card bg-surface-2"
					/>
					<p className="mt-1 text-13 text-text-3">
						<DateTime at={sentAt} />
					</p>
				</li>
			))}
		</ul>
	);
}
