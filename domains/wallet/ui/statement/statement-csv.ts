// The account record as a file for a spreadsheet (RFC 4180), whole: every column that traces a line to the ledger.
import { csvOf, csvWord } from "#platform/ui";
import type { StatementLine } from "./statement-line.ts";

/** The heads of the columns, in the person's language. */
export type CsvHeads = Readonly<Record<(typeof columns)[number], string>>;

const columns = ["time", "kind", "purse", "amount", "currency", "after", "counter", "round", "number"] as const;

export type CsvWords = {
	readonly heads: CsvHeads;
	readonly kindOf: (line: Pick<StatementLine, "type" | "about" | "purse">) => string;
	readonly purseOf: (purse: string) => string;
};

export function statementCsv(lines: readonly StatementLine[], { heads, kindOf, purseOf }: CsvWords): string {
	const rows = lines.map((line) => [
		line.time,
		csvWord(kindOf(line)),
		csvWord(purseOf(line.purse)),
		line.amount,
		line.currency,
		line.balanceAfter,
		csvWord(line.counter),
		line.group ?? "",
		csvWord(line.id),
	]);
	return csvOf([columns.map((column) => csvWord(heads[column])), ...rows]);
}
