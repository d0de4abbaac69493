// How a bill came about: whose turnover or result at which rate, what was set against it, what was paid.
import { Amount, type Column, RecordTable } from "#platform/ui";
import type { BillShown } from "../contract/index.ts";
import { useCategoryName } from "./category-name.ts";
import { Figures } from "./figures.tsx";
import { useAgentsText } from "./text.ts";

type Line = BillShown["lines"][number];

export function HowLines({ bill, currency }: { readonly bill: BillShown; readonly currency: string }) {
	const say = useAgentsText();
	const nameOf = useCategoryName();
	const columns: readonly Column<Line>[] = [
		{
			key: "source",
			head: say("income.source"),
			cell: ({ source, category }) => (
				<span>
					<span className="block font-medium break-all">{source}</span>
					{category === undefined ? null : <span className="block text-13 text-text-3">{nameOf(category)}</span>}
				</span>
			),
		},
		{ key: "base", head: say("income.base"), figures: true, cell: ({ base }) => <Amount amount={base} currency="" /> },
		{
			key: "rate",
			head: say("contracts.rate"),
			figures: true,
			cell: ({ rate, below }) => (below === "0" ? `${rate}%` : `${rate}% − ${below}%`),
		},
		{ key: "share", head: say("income.share"), figures: true, cell: ({ share }) => share },
	];
	const sums = (["share", "correction", "carry", "paid"] as const).map((key) => ({
		key,
		label: say(`income.${key}`),
		value: key === "paid" ? <Amount amount={bill.paid} currency={currency} /> : bill[key],
	}));
	const between = (["billed", "owed", "owes"] as const).map((key) => ({
		key,
		label: say(`income.${key}`),
		value: <Amount amount={bill[key] ?? "0"} currency={currency} />,
	}));
	return (
		<div className="flex flex-col gap-4">
			<Figures items={bill.billed === null ? sums : [...sums, ...between]} />
			{bill.lines.length === 0 ? (
				<p className="text-14 text-text-2">{say("income.noTier")}</p>
			) : (
				<RecordTable
					dense
					caption={say("income.how")}
					columns={columns}
					rows={bill.lines}
					rowKey={({ source, category = "", below, base }) => `${source} ${category} ${below} ${base}`}
				/>
			)}
		</div>
	);
}
