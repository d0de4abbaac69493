// The queue of withdrawals: by state and days, the oldest first, following what happens; one opens with all about it.

import { withdrawalStates } from "#cashier/core";
import { actionHook, Badge, Chips, DateTime, Dialog, pagesHook, useAddress, useFormats } from "#platform/ui";
import { listWithdrawalQueue, type QueuedWithdrawal } from "../../contract/index.ts";
import { DataPages } from "../parts/data-pages.tsx";
import type { DataColumn } from "../parts/data-table.tsx";
import { FileButton } from "../parts/file-button.tsx";
import { DaysFilter, useDays } from "../parts/filters.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { everyMilliseconds, useQueueNews } from "../parts/queue-news.ts";
import { useOfficeText } from "../text.ts";
import { WithdrawalDesk } from "../withdrawals/withdrawal-desk.tsx";

const usePages = pagesHook(listWithdrawalQueue, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listWithdrawalQueue);

const columnsOfFile = [
	...(["reference", "state", "account", "memberId", "currency", "amount", "fee", "arrives"] as const),
	...(["bank", "number", "levels", "askedAt", "changedAt", "disputes", "reason"] as const),
];

export function WithdrawalsPage() {
	const say = useOfficeText();
	const { read, write } = useAddress();
	const state = withdrawalStates.find((one) => one === read("state")) ?? "pending";
	const asked = { state, ...useDays() };
	const pages = usePages(asked, { everyMilliseconds });
	useQueueNews(listWithdrawalQueue);
	const one = useOnePage();
	const columns = useColumns();
	const open = read("withdrawal");
	const close = () => write({ withdrawal: undefined });
	const rows = pages.data?.pages.flatMap(({ withdrawals }) => withdrawals);
	return (
		<>
			<PageHead title={say("nav.screens.withdrawals")} text={say("withdrawals.text")}>
				<FileButton
					name={`withdrawals-${state}.csv`}
					heads={[...columnsOfFile, "approvedBy", "reasons"]}
					cells={(row: QueuedWithdrawal) => [
						...columnsOfFile.map((column) => String(row[column])),
						...[row.approvedBy.join(" "), row.reasons.join(" ")],
					]}
					page={async (step) => {
						const { withdrawals, next } = await one.mutateAsync({ ...asked, ...step });
						return { rows: withdrawals, next };
					}}
				/>
			</PageHead>
			<div className="mb-4 flex flex-wrap items-end gap-3">
				<DaysFilter />
				<Chips
					label={say("deposits.state")}
					items={withdrawalStates.map((key) => ({ key, label: say(`withdrawals.states.${key}`) }))}
					chosen={state}
					onChoose={(key) => write({ state: key })}
				/>
			</div>
			<DataPages
				pages={pages}
				rows={rows}
				none={say("withdrawals.none")}
				caption={say("nav.screens.withdrawals")}
				columns={columns}
				rowKey={({ reference }) => reference}
				opened={open}
				onOpen={({ reference }) => write({ withdrawal: reference }, { step: true })}
			/>
			<Dialog open={open !== undefined} onClose={close} title={open ?? ""} size="panel">
				{open === undefined ? null : (
					<WithdrawalDesk
						key={open}
						reference={open}
						stamp={rows?.find(({ reference }) => reference === open)?.changedAt}
						onDone={close}
					/>
				)}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<QueuedWithdrawal>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	return [
		{ key: "reference", head: say("deposits.reference"), cell: ({ reference }) => reference },
		{ key: "account", head: say("deposits.member"), cell: ({ account, memberId }) => account || memberId },
		{ key: "to", head: say("withdrawals.to"), cell: ({ bank, number }) => `${bank} ${number}` },
		{
			...{ key: "amount", head: say("deposits.amount"), figures: true, sortBy: (row) => Number(row.amount) },
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
		{
			...{ key: "approvals", head: say("withdrawals.approvals"), sortBy: ({ approvedBy }) => approvedBy.length },
			cell: ({ approvedBy, levels }) => say("withdrawals.approvalsOf", { count: approvedBy.length, levels }),
		},
		{
			...{ key: "reasons", head: say("withdrawals.reasons"), sortBy: ({ reasons }) => reasons.length },
			cell: ({ reasons }) => (reasons.length === 0 ? "–" : <Badge tone="hue">{reasons.length}</Badge>),
		},
		{ key: "asked", head: say("withdrawals.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
	];
}
