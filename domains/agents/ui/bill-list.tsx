// What contracts paid, period by period; a press shows how one came about, line by line.
import { useState } from "react";
import {
	Amount,
	actionHook,
	type Column,
	DateTime,
	Dialog,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
} from "#platform/ui";
import { type BillShown, listIncome } from "../contract/index.ts";
import type { ContractKind } from "../core/index.ts";
import { Figures } from "./figures.tsx";
import { FileButton } from "./file-button.tsx";
import { HowLines } from "./how-lines.tsx";
import { ReportBar, useReport } from "./report-filters.tsx";
import { useAgentsText } from "./text.ts";

const usePage = actionHook(listIncome);
const useIncome = pagesHook(listIncome, ({ next }) => (next === null ? undefined : { cursor: next }));

/** Of one kind alone, or of all. */
export function BillList({ kind }: { readonly kind?: ContractKind }) {
	const say = useAgentsText();
	const { days } = useReport();
	const asked = { ...days, ...(kind === undefined ? {} : { kind }) };
	const income = useIncome({ ...asked, pageSize: 20 });
	const [opened, setOpened] = useState<BillShown>();
	const bills = income.data?.pages.flatMap((page) => page.bills);
	const first = income.data?.pages[0];
	const currency = first?.currency ?? "";
	const columns = useColumns();
	return (
		<div className="flex flex-col gap-4">
			<ReportBar>{bills === undefined || bills.length === 0 ? null : <IncomeFile asked={asked} />}</ReportBar>
			{first === undefined || first.totals.length === 0 ? null : (
				<Figures
					items={first.totals.map((total) => ({
						key: total.kind,
						label: `${say(`contracts.kinds.${total.kind}`)} · ${total.bills}`,
						value: <Amount amount={total.paid} currency={currency} />,
					}))}
				/>
			)}
			<RecordList
				pages={income}
				rows={bills}
				waiting={<Skeleton className="h-80 rounded-card" />}
				none={<EmptyState title={say("income.none")} text={say("income.noneText")} />}
			>
				{(rows) => (
					<RecordTable
						dense
						caption={say("income.title")}
						columns={columns}
						rows={rows}
						rowKey={({ id }) => id}
						onOpen={setOpened}
					/>
				)}
			</RecordList>
			<Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title={say("income.how")}>
				{opened === undefined ? null : <HowLines bill={opened} currency={currency} />}
			</Dialog>
		</div>
	);
}

/** Several of a day: its moment is shown, too. */
const isShort = (kind: BillShown["kind"]): boolean => kind === "hourly" || kind === "real-time" || kind === "points";

function useColumns(): readonly Column<BillShown>[] {
	const say = useAgentsText();
	return [
		{
			key: "period",
			head: say("income.period"),
			cell: ({ kind, from, state }) => (
				<span>
					<span className="block font-medium">
						<DateTime at={from} as={isShort(kind) ? "moment" : "day"} />
					</span>
					<span className="block text-13 text-text-3">
						{say(`contracts.kinds.${kind}`)}
						{state === "held" ? ` · ${say("income.held")}` : ""}
					</span>
				</span>
			),
		},
		{ key: "rate", head: say("contracts.rate"), figures: true, cell: ({ rate }) => `${rate}%` },
		{
			key: "turnover",
			head: say("sums.turnover"),
			figures: true,
			cell: ({ turnover }) => <Amount amount={turnover} currency="" />,
		},
		{
			key: "result",
			head: say("income.result"),
			figures: true,
			cell: ({ result }) => <Amount amount={result} currency="" signed />,
		},
		{ key: "paid", head: say("income.paid"), figures: true, cell: ({ paid }) => <Amount amount={paid} currency="" /> },
	];
}

type Asked = { readonly from: string; readonly to: string; readonly kind?: ContractKind };

function IncomeFile({ asked }: { readonly asked: Asked }) {
	const say = useAgentsText();
	const { mutateAsync } = usePage();
	const heads = [say("income.period"), say("income.until"), say("contracts.kind"), say("contracts.rate")];
	const sums = [say("contracts.members"), say("sums.turnover"), say("income.result"), say("income.share")];
	return (
		<FileButton
			name={`tessera-income-${asked.from}`}
			heads={[...heads, ...sums, say("income.correction"), say("income.carry"), say("income.paid")]}
			page={async (cursor) => {
				const page = await mutateAsync({ ...asked, pageSize: 100, ...(cursor === undefined ? {} : { cursor }) });
				const rows = page.bills.map((bill) => [
					...[bill.from, bill.to, say(`contracts.kinds.${bill.kind}`), bill.rate, String(bill.members)],
					...[bill.turnover, bill.result, bill.share, bill.correction, bill.carry, bill.paid],
				]);
				return { rows, next: page.next };
			}}
		/>
	);
}
