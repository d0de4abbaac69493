// One withdrawal on the desk: its facts, what happened to it, the pictures of both sides beside each other, and what may be
// done with it now. What somebody else did meanwhile is looked at anew.
import { useEffect, useRef } from "react";
import { Pictures } from "#platform/desk/ui";
import { FailureNote, Skeleton } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useLookAtWithdrawal } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { HandedOver } from "./handed-over.tsx";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import { WithdrawalSteps } from "./withdrawal-steps.tsx";
import { WorkWithdrawal } from "./work-withdrawal.tsx";

/** Each look is written down: what was seen is kept for as long as somebody decides. */
const freshMilliseconds = 10 * 60_000;

export type WithdrawalDeskProps = {
	readonly reference: string;
	/** When the list says that it changed last; undefined when it is not in the list. */
	readonly stamp: string | undefined;
	readonly onDone: () => void;
};

export function WithdrawalDesk({ reference, stamp, onDone }: WithdrawalDeskProps) {
	const look = useLookAtWithdrawal({ reference }, { freshMilliseconds });
	const { data, refetch } = look;
	const seen = data?.withdrawal.changedAt;
	const before = useRef(stamp);
	useEffect(() => {
		const left = before.current !== undefined && stamp === undefined;
		const changed = stamp !== undefined && seen !== undefined && Date.parse(stamp) > Date.parse(seen);
		before.current = stamp;
		if (left || changed) void refetch();
	}, [stamp, seen, refetch]);
	if (look.error !== null) return <FailureNote error={look.error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 w-full" />;
	return (
		<div className="grid gap-6 lg:grid-cols-[340px_minmax(0,1fr)]">
			<div className="flex flex-col gap-6">
				<WithdrawalFacts sheet={data} />
				<WorkWithdrawal sheet={data} onDone={onDone} />
			</div>
			<div className="flex flex-col gap-6">
				<BothSides sheet={data} />
				<HandedOver sheet={data} />
				<WithdrawalSteps steps={data.steps} />
			</div>
		</div>
	);
}

function BothSides({ sheet: { pictures } }: { readonly sheet: WithdrawalSheet }) {
	const say = useCashierDeskText();
	return (
		<div className="grid items-start gap-4 sm:grid-cols-2">
			{(["operator", "member"] as const).map((side) => (
				<section key={side} aria-label={say(`withdrawals.proofs.${side}`)}>
					<h3 className="mb-2 text-14 font-medium">{say(`withdrawals.proofs.${side}`)}</h3>
					<Pictures
						none={say(`withdrawals.noProofs.${side}`)}
						pictures={pictures
							.filter(({ by }) => by === side)
							.map(({ picture }, index) => ({
								picture,
								label: `${say(`withdrawals.proofs.${side}`)} ${index + 1}`,
							}))}
					/>
				</section>
			))}
		</div>
	);
}
