import { expect, test } from "vitest";
import { statementCsv } from "./statement-csv.ts";

const heads = {
	time: "When",
	kind: "What",
	purse: "Purse",
	amount: "Amount",
	currency: "Currency",
	after: "Balance after",
	counter: "Other side",
	round: "Round",
	number: "Number",
};
const words = { heads, kindOf: ({ type }: { type: string }) => type, purseOf: (purse: string) => purse };
const line = {
	id: "7-1",
	time: "2026-11-21T10:05:07.000Z",
	type: "bet",
	purse: "cash",
	currency: "P",
	amount: "-1.00",
	balanceAfter: "9.00",
	counter: "games:tessera",
	group: "019a0000-0000-7000-8000-000000000001",
};
const rowsOf = (text: string) => text.slice(1).split("\r\n");

test("a head and a row a line, amounts as numbers, with the mark that spreadsheets ask for", () => {
	const text = statementCsv([line], words);
	expect(text.charCodeAt(0)).toBe(0xfeff);
	expect(rowsOf(text)).toEqual([
		"When,What,Purse,Amount,Currency,Balance after,Other side,Round,Number",
		"2026-11-21T10:05:07.000Z,bet,cash,-1.00,P,9.00,games:tessera,019a0000-0000-7000-8000-000000000001,7-1",
		"",
	]);
});

test("commas, quotes and line ends stay within their cell", () => {
	const [, row] = rowsOf(statementCsv([line], { ...words, kindOf: () => 'a "bet", placed' }));
	expect(row).toContain(',"a ""bet"", placed",');
});

test.each(["=1+1", "+1", "-1", "@sum", "\tx"])("a word that reads like a formula is a word: %j", (word) => {
	const [, row] = rowsOf(statementCsv([{ ...line, counter: word }], words));
	expect(row).toContain(`,'${word},`);
});
