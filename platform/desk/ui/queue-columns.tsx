// Columns that every list of money has.
import { useFormats } from "#platform/ui";
import type { DataColumn } from "./data-table.tsx";
import { useDeskText } from "./text.ts";

type Named = { readonly account: string; readonly memberId: string };
type Paid = { readonly amount: string; readonly currency: string };

/** Whose it is, and how much. */
export function useMoneyColumns<Row extends Named & Paid>(): {
	readonly member: DataColumn<Row>;
	readonly amount: DataColumn<Row>;
} {
	const say = useDeskText();
	const { amount } = useFormats();
	return {
		member: { key: "account", head: say("parts.member"), cell: ({ account, memberId }) => account || memberId },
		amount: {
			key: "amount",
			head: say("parts.amount"),
			figures: true,
			sortBy: (row) => Number(row.amount),
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
	};
}
