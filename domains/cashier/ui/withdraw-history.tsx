// What became of a member's withdrawals, the newest first.
import {
	Amount,
	Badge,
	type Column,
	DateTime,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
} from "#platform/ui";
import { listWithdrawals, type Withdrawal } from "../contract/index.ts";
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
		<section aria-labelledby="withdrawals" className="flex flex-col gap-3">
			<h3 id="withdrawals" className="text-16 font-bold">
				{say("withdraw.history")}
			</h3>
			<RecordList
				pages={withdrawals}
				rows={withdrawals.data?.pages.flatMap((page) => page.withdrawals)}
				waiting={<Skeleton className="h-40 rounded-card" />}
				none={<EmptyState title={say("withdraw.none")} text={say("withdraw.noneText")} />}
			>
				{(rows) => (
					<RecordTable
						caption={say("withdraw.history")}
						columns={columns}
						rows={rows}
						rowKey={(withdrawal) => withdrawal.withdrawalId}
					/>
				)}
			</RecordList>
		</section>
	);
}

function useColumns(): readonly Column<Withdrawal>[] {
	const say = useCashierText();
	return [
		{
			key: "reference",
			head: say("history.reference"),
			cell: (one) => (
				<span>
					<span className="block font-medium whitespace-nowrap">{one.reference}</span>
					<span className="block text-13 text-text-3">{`${one.account.bank} ${one.account.number}`}</span>
				</span>
			),
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

function State({ withdrawal: { state, reason, confirmedByTime } }: { readonly withdrawal: Withdrawal }) {
	const say = useCashierText();
	const note = confirmedByTime ? say("withdraw.byTime") : reason;
	return (
		<span className="flex flex-col items-start gap-1">
			<Badge tone={stateTones[state]}>{say(`withdraw.states.${state}`)}</Badge>
			{note === "" ? null : <span className="text-13 break-words text-text-2">{note}</span>}
		</span>
	);
}
