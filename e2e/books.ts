// The operator's hands on the database, and the proof of the books: every check of the audit, read straight from it.
import { afterAll, beforeAll, expect } from "vitest";
import { type Database, openDatabase, sql } from "#platform/db";
import { getBalance, listTransactions } from "#wallet/contract";
import { must, type Person } from "./caller.ts";
import { ownSite } from "./site.ts";

export type Books = {
	/** One statement, as an operator would run it. */
	readonly run: (statement: string) => Promise<void>;
	/** Names of the audit's checks that found something. */
	readonly findings: () => Promise<readonly string[]>;
};

/** Call it once a file, at its top. */
export function openBooks(): Books {
	const held: { db?: Database } = {};
	beforeAll(() => {
		held.db = openDatabase({ url: ownSite().databaseUrl, connections: 1 });
	});
	afterAll(() => held.db?.close());
	const database = (): Database => {
		if (held.db === undefined) throw new Error("the books are open inside a test");
		return held.db;
	};
	return {
		run: (statement) =>
			database().read(async (tx) => {
				await sql.raw(statement).execute(tx);
			}),
		findings: () =>
			database().read(async (tx) => {
				const { rows } = await sql<{ check: string }>`
					select "check" from wallet.audit where violations > 0 order by "check"`.execute(tx);
				return rows.map(({ check }) => check);
			}),
	};
}

export async function expectSoundBooks(books: Books): Promise<void> {
	expect(await books.findings()).toEqual([]);
}

/** Every coin of a person's balance is in the person's statement. Answers the lines of money, the newest first. */
export async function expectStatementToAddUp({ client }: Person): Promise<readonly StatementLine[]> {
	const { lines, next } = await must(client.call(listTransactions, { pageSize: 100 }));
	const { sumBalance } = await must(client.call(getBalance, {}));
	expect(next).toBeUndefined();
	const money = lines.filter(({ purse }) => purse !== "points");
	expect(money.reduce((sum, { amount }) => sum + minorOf(amount), 0n)).toBe(minorOf(sumBalance));
	return money;
}

export type StatementLine = { readonly type: string; readonly amount: string; readonly group?: string | undefined };

/** Minor units of an amount on the wire, which always has the currency's two decimals. */
export const minorOf = (amount: string): bigint => BigInt(amount.replace(".", ""));
