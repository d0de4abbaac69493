// The account holder of the pay-outs in the security centre: given once, and locked then.
import { useState } from "react";
import { Badge, Button, FailureNote, Skeleton } from "#platform/ui";
import { useReadPayoutName } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { PayoutNameDialog } from "./payout-name-dialog.tsx";

export function PayoutName() {
	const say = useMembersText();
	const { data, error, refetch } = useReadPayoutName({});
	const [open, setOpen] = useState(false);
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-20 rounded-card" />;
	const locked = data.masked !== "";
	return (
		<section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<h3 className="flex flex-wrap items-center gap-2 text-14 font-medium">
					{say("proof.holder")}
					<Badge tone={locked ? "won" : "plain"}>{say(locked ? "payoutName.locked" : "payoutName.none")}</Badge>
				</h3>
				<p className="text-13 text-text-3">{locked ? data.masked : say("payoutName.text")}</p>
				{locked ? <p className="text-13 text-text-3">{say("payoutName.lockedText")}</p> : null}
			</div>
			{locked ? null : (
				<Button look="plain" size="small" onPress={() => setOpen(true)}>
					{say("payoutName.give")}
				</Button>
			)}
			{open ? <PayoutNameDialog onClose={() => setOpen(false)} /> : null}
		</section>
	);
}
