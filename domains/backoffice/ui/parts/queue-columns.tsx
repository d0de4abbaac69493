// Columns that every list of money has.
import { useFormats } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import type { DataColumn } from "./data-table.tsx";

type Named = { readonly account: string; readonly memberId: string };
type Paid = { readonly amount: string; readonly currency: string };

/** Whose it is, and how much. */
export function useMoneyColumns<Row extends Named & Paid>(): {
	readonly member: DataColumn<Row>;
	readonly amount: DataColumn<Row>;
} {
	const say = useOfficeText();
	const { amount } = useFormats();
	return {
		member: { key: "account", head: say("deposits.member"), cell: ({ account, memberId }) => account || memberId },
		amount: {
			key: "amount",
			head: say("deposits.amount"),
			figures: true,
			sortBy: (row) => Number(row.amount),
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
	};
}
