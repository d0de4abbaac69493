// The lines of profit and loss, by day, category or provider.
import type { OutputOf } from "#platform/contract";
import { type AddressChange, Amount, type Column, RecordTable, useFormats } from "#platform/ui";
import type { getProfit, ProfitFigures } from "../../contract/index.ts";
import { useDayText } from "../record/day-text.ts";
import { recordAddress } from "../record/record-address.ts";
import { useGamesText } from "../text.ts";
import type { ProfitFilters } from "./profit-filters.ts";

export type Profit = OutputOf<typeof getProfit>;

export type ProfitTableProps = {
	readonly profit: Profit;
	readonly filters: ProfitFilters;
	readonly onOpenRecord: (filters: AddressChange) => void;
};

/** `record`: which rounds of the betting record it sums. */
type Line = ProfitFigures & { readonly key: string; readonly name: string; readonly record: AddressChange };

export function ProfitTable({ profit, filters, onOpenRecord }: ProfitTableProps) {
	const say = useGamesText();
	const columns = useColumns(filters.by, profit.currency);
	const lines = useLines(profit, filters);
	return (
		<RecordTable
			caption={say(`profit.groups.${filters.by}`)}
			columns={columns}
			rows={lines}
			rowKey={(line) => line.key}
			onOpen={(line) => onOpenRecord(line.record)}
		/>
	);
}

function useLines({ days, categories, vendors }: Profit, { by, period }: ProfitFilters): readonly Line[] {
	const say = useGamesText();
	const dayText = useDayText();
	const when = { [recordAddress.period]: period };
	switch (by) {
		case "day":
			return days.map((line) => ({
				...line,
				key: line.day,
				name: dayText(line.day),
				record: { [recordAddress.period]: line.day },
			}));
		case "category":
			return categories.map((line) => ({
				...line,
				key: line.gameType,
				name: say(`category.name.${line.gameType}`),
				record: { ...when, [recordAddress.category]: line.gameType },
			}));
		case "vendor":
			return vendors.map((line) => ({
				...line,
				key: line.vassalage,
				name: line.vendorName,
				record: { ...when, [recordAddress.vendor]: line.vassalage },
			}));
	}
}

function useColumns(by: ProfitFilters["by"], currency: string): readonly Column<Line>[] {
	const say = useGamesText();
	const { number } = useFormats();
	return [
		{ key: "name", head: say(`profit.heads.${by}`), cell: ({ name }) => <span className="font-medium">{name}</span> },
		{ key: "rounds", head: say("profit.rounds"), figures: true, cell: ({ rounds }) => number(rounds) },
		{
			key: "stake",
			head: say("record.stake"),
			figures: true,
			cell: ({ stake }) => <Amount amount={stake} currency={currency} />,
		},
		{
			key: "win",
			head: say("record.win"),
			figures: true,
			cell: ({ win }) => <Amount amount={win} currency={currency} />,
		},
		{
			key: "net",
			head: say("record.net"),
			figures: true,
			cell: ({ net }) => <Amount amount={net} currency={currency} signed />,
		},
	];
}
