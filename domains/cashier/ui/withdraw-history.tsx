// What became of a member's withdrawals, the newest first.
import { Amount, type Column, DateTime, pagesHook } from "#platform/ui";
import { listWithdrawals, type Withdrawal } from "../contract/index.ts";
import { HistorySection, NamedRow, NotedState } from "./history-section.tsx";
import { PayoutProof } from "./payout-proof.tsx";
import { useCashierText } from "./text.ts";

const usePages = pagesHook(listWithdrawals, ({ next }) => (next === null ? undefined : { cursor: next }));

export const useWithdrawals = () => usePages({ pageSize: 10 });

export const stateTones = {
	pending: "hue",
	approved: "hue",
	sent: "hue",
	paid: "won",
	disputed: "lost",
	received: "won",
	reversed: "plain",
	refused: "lost",
	cancelled: "plain",
} as const;

export function WithdrawHistory() {
	const say = useCashierText();
	const withdrawals = useWithdrawals();
	const columns = useColumns();
	return (
		<HistorySection
			title={say("withdraw.history")}
			none={{ title: say("withdraw.none"), text: say("withdraw.noneText") }}
			pages={withdrawals}
			rows={withdrawals.data?.pages.flatMap((page) => page.withdrawals)}
			columns={columns}
			rowKey={({ withdrawalId }) => withdrawalId}
		/>
	);
}

function useColumns(): readonly Column<Withdrawal>[] {
	const say = useCashierText();
	return [
		{
			key: "reference",
			head: say("history.reference"),
			cell: (one) => <NamedRow name={one.reference} of={`${one.account.bank} ${one.account.number}`} />,
		},
		{ key: "time", head: say("withdraw.askedAt"), cell: (one) => <DateTime at={one.askedAt} /> },
		{
			key: "amount",
			head: say("history.amount"),
			figures: true,
			cell: (one) => <Amount amount={one.amount} currency={one.currency} />,
		},
		{
			key: "arrives",
			head: say("withdraw.arrives"),
			figures: true,
			cell: (one) => <Amount amount={one.arrives} currency={one.currency} />,
		},
		{ key: "state", head: say("history.state"), cell: (one) => <State withdrawal={one} /> },
	];
}

function State({ withdrawal }: { readonly withdrawal: Withdrawal }) {
	const say = useCashierText();
	const { state, reason, confirmedByTime, proven } = withdrawal;
	const note = confirmedByTime ? say("withdraw.byTime") : reason;
	return (
		<span className="flex flex-col items-start gap-2">
			<NotedState tone={stateTones[state]} state={say(`withdraw.states.${state}`)} note={note} />
			{proven ? <PayoutProof withdrawal={withdrawal} /> : null}
		</span>
	);
}
