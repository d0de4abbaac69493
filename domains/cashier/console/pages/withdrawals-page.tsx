// Withdrawals by state and days, the oldest first, following what happens; one opens with all about it.

import {
	type DataColumn,
	DaysFilter,
	everyMilliseconds,
	QueuePage,
	StateChips,
	useDays,
	useMoneyColumns,
	useQueueNews,
} from "#platform/desk/ui";
import { actionHook, Badge, DateTime, pagesHook, useAddress } from "#platform/ui";
import { listWithdrawalQueue, type QueuedWithdrawal } from "../../contract/index.ts";
import { withdrawalStates } from "../../core/index.ts";
import { useCashierDeskText } from "../text.ts";
import { PayoutLines } from "../withdrawals/payout-lines.tsx";
import { WithdrawalDesk } from "../withdrawals/withdrawal-desk.tsx";

const usePages = pagesHook(listWithdrawalQueue, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listWithdrawalQueue);

const columnsOfFile = [
	...(["reference", "state", "account", "memberId", "currency", "amount", "fee", "arrives"] as const),
	...(["bank", "number", "levels", "askedAt", "changedAt", "disputes", "reason"] as const),
];

export function WithdrawalsPage() {
	const say = useCashierDeskText();
	const { read, write } = useAddress();
	const state = withdrawalStates.find((one) => one === read("state")) ?? "pending";
	const asked = { state, ...useDays() };
	const pages = usePages(asked, { everyMilliseconds });
	useQueueNews(listWithdrawalQueue);
	const one = useOnePage();
	const rows = pages.data?.pages.flatMap(({ withdrawals }) => withdrawals);
	return (
		<QueuePage
			title={say("screens.withdrawals")}
			text={say("withdrawals.text")}
			none={say("withdrawals.none")}
			opens="withdrawal"
			pages={pages}
			rows={rows}
			columns={useColumns()}
			rowKey={({ reference }) => reference}
			file={{
				name: `withdrawals-${state}.csv`,
				heads: [...columnsOfFile, "approvedBy", "reasons"],
				cells: (row) => [
					...columnsOfFile.map((column) => String(row[column])),
					row.approvedBy.join(" "),
					row.reasons.join(" "),
				],
				page: async (step) => {
					const { withdrawals, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: withdrawals, next };
				},
			}}
			desk={(reference, onDone) => (
				<WithdrawalDesk
					key={reference}
					reference={reference}
					stamp={rows?.find((row) => row.reference === reference)?.changedAt}
					onDone={onDone}
				/>
			)}
			above={<PayoutLines onOpen={(reference) => write({ withdrawal: reference }, { step: true })} />}
		>
			<DaysFilter />
			<StateChips
				states={withdrawalStates}
				chosen={state}
				words={(key) => say(`withdrawals.states.${key}`)}
				counts={pages.data?.pages[0]?.counts}
			/>
		</QueuePage>
	);
}

function useColumns(): readonly DataColumn<QueuedWithdrawal>[] {
	const say = useCashierDeskText();
	const { member, amount } = useMoneyColumns<QueuedWithdrawal>();
	return [
		{ key: "reference", head: say("deposits.reference"), cell: ({ reference }) => reference },
		member,
		{ key: "to", head: say("withdrawals.to"), cell: ({ bank, number }) => `${bank} ${number}` },
		amount,
		{
			key: "approvals",
			head: say("withdrawals.approvals"),
			sortBy: ({ approvedBy }) => approvedBy.length,
			cell: ({ approvedBy, levels }) => say("withdrawals.approvalsOf", { count: approvedBy.length, levels }),
		},
		{
			key: "reasons",
			head: say("withdrawals.reasons"),
			sortBy: ({ reasons }) => reasons.length,
			cell: ({ reasons }) => (reasons.length === 0 ? "–" : <Badge tone="hue">{reasons.length}</Badge>),
		},
		{ key: "asked", head: say("withdrawals.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
	];
}
