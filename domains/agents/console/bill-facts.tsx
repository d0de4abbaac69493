// How a bill came about: line by line, and the members whose play it is of.
import { type DataColumn, DataTable, Fact, Facts, MemberLink, TableSkeleton } from "#platform/desk/ui";
import { FailureNote, useFormats } from "#platform/ui";
import type { AgentBill, BillPlay } from "../contract/index.ts";
import { useReadBillPlays } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

type Line = AgentBill["lines"][number];

export function BillFacts({ bill }: { readonly bill: AgentBill }) {
	const say = useAgentsDeskText();
	const { amount } = useFormats();
	const { data, error, refetch } = useReadBillPlays({ id: bill.id });
	const lines: readonly DataColumn<Line>[] = [
		{
			key: "source",
			head: say("bills.source"),
			cell: ({ source, category }) => (category === undefined ? source : `${source} · ${category}`),
		},
		{ key: "base", head: say("bills.base"), figures: true, cell: ({ base }) => amount(base, bill.currency) },
		{
			key: "rate",
			head: say("contracts.rate"),
			figures: true,
			cell: ({ rate, below }) => (below === "0" ? `${rate}%` : `${rate}% − ${below}%`),
		},
		{ key: "share", head: say("bills.share"), figures: true, cell: ({ share }) => share },
	];
	const plays: readonly DataColumn<BillPlay>[] = [
		{ key: "member", head: say("bills.member"), cell: (play) => <MemberLink {...play} /> },
		{ key: "agent", head: say("agents.agent"), cell: ({ agent }) => agent },
		{ key: "rounds", head: say("bills.rounds"), figures: true, cell: ({ rounds }) => rounds },
		{
			key: "turnover",
			head: say("bills.turnover"),
			figures: true,
			cell: ({ turnover }) => amount(turnover, bill.currency),
		},
		{ key: "result", head: say("bills.result"), figures: true, cell: ({ result }) => amount(result, bill.currency) },
	];
	return (
		<div className="flex flex-col gap-6">
			<p>
				<MemberLink {...bill} />
			</p>
			<p className="text-14 text-text-2">
				{say("bills.sum", {
					share: bill.share,
					correction: bill.correction,
					carry: bill.carry,
					paid: amount(bill.paid, bill.currency),
				})}
			</p>
			{bill.billed === null ? null : (
				<Facts>
					<Fact name={say("bills.billed")}>{amount(bill.billed, bill.currency)}</Fact>
					<Fact name={say("bills.owed")}>{amount(bill.owed, bill.currency)}</Fact>
					<Fact name={say("bills.owes")}>{amount(bill.owes, bill.currency)}</Fact>
				</Facts>
			)}
			<DataTable
				caption={say("bills.how")}
				columns={lines}
				rows={bill.lines}
				rowKey={({ source, category = "", below, base }) => `${source} ${category} ${below} ${base}`}
			/>
			<h3 className="text-16 font-bold">{say("bills.plays")}</h3>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<DataTable
					caption={say("bills.plays")}
					columns={plays}
					rows={data.members}
					rowKey={({ memberId, agent }) => `${memberId} ${agent}`}
				/>
			)}
		</div>
	);
}
