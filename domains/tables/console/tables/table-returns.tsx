// What the bets of a table returned in the last thirty days, spot by spot, against what they return in the long run.
import { type DataColumn, DataTable, TableSkeleton } from "#platform/desk/ui";
import { EmptyState, FailureNote, useFormats } from "#platform/ui";
import type { TableReturn } from "../../contract/index.ts";
import type { TableCode } from "../../core/index.ts";
import { useReadTableReturns } from "../calls.gen.ts";
import { useTablesDeskText } from "../text.ts";

export type TableReturnsProps = { readonly table: TableCode };

export function TableReturns({ table }: TableReturnsProps) {
	const say = useTablesDeskText();
	const { data, error, refetch } = useReadTableReturns({ table });
	const columns = useColumns();
	return (
		<section className="flex flex-col gap-3 border-t border-line pt-5">
			<h3 className="text-16 font-bold">{say("returns.title")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say("returns.text")}</p>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data?.lines.length === 0 ? <EmptyState title={say("returns.none")} /> : null}
			{data === undefined || data.lines.length === 0 ? null : (
				<DataTable
					caption={say("returns.title")}
					columns={columns}
					rows={data.lines}
					rowKey={({ spot, currency }) => `${spot} ${currency}`}
				/>
			)}
		</section>
	);
}

function useColumns(): readonly DataColumn<TableReturn>[] {
	const say = useTablesDeskText();
	const { amount } = useFormats();
	return [
		{ key: "spot", head: say("returns.spot"), cell: ({ spot }) => <code className="text-13">{spot}</code> },
		{ key: "bets", head: say("returns.bets"), figures: true, cell: ({ bets }) => bets, sortBy: ({ bets }) => bets },
		{ key: "stake", head: say("rounds.stake"), figures: true, cell: (row) => amount(row.stake, row.currency) },
		{ key: "returned", head: say("rounds.returned"), figures: true, cell: (row) => amount(row.returned, row.currency) },
		{ key: "actual", head: say("returns.actual"), figures: true, cell: ({ actual }) => `${actual} %` },
		{
			key: "theory",
			head: say("returns.theory"),
			figures: true,
			cell: ({ theory }) => (theory === null ? "–" : `${theory} %`),
		},
	];
}
