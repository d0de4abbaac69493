// The account record as a file for a spreadsheet (RFC 4180), whole: every column that traces a line to the ledger.
import type { StatementLine } from "./statement-line.ts";

/** The heads of the columns, in the person's language. */
export type CsvHeads = Readonly<Record<(typeof columns)[number], string>>;

const columns = ["time", "kind", "purse", "amount", "currency", "after", "counter", "round", "number"] as const;

export type CsvWords = {
	readonly heads: CsvHeads;
	readonly kindOf: (type: string) => string;
	readonly purseOf: (purse: string) => string;
};

/** A byte order mark goes first: without it spreadsheets take Korean for Latin letters. */
export function statementCsv(lines: readonly StatementLine[], { heads, kindOf, purseOf }: CsvWords): string {
	const rows = lines.map((line) => [
		line.time,
		said(kindOf(line.type)),
		said(purseOf(line.purse)),
		line.amount,
		line.currency,
		line.balanceAfter,
		said(line.counter),
		line.group ?? "",
		said(line.id),
	]);
	return `\uFEFF${[columns.map((column) => said(heads[column])), ...rows].map(rowOf).join("\r\n")}\r\n`;
}

const rowOf = (cells: readonly string[]): string => cells.map(quoted).join(",");

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Words that a spreadsheet would take for a formula are marked as words. Amounts stay numbers. */
const said = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
