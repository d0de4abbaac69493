// The trial balance as of a day, and what is held now: from daily sums and the tail since then, never from all postings.
import type { Database } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { Purse } from "../core/command.ts";
import { asCurrency, asPurse } from "./rows.ts";

/** An account of the house, or all members' purses of one name: `members:cash`. */
export type TrialLine = {
	readonly account: string;
	readonly currency: CurrencyCode;
	/** Minor units that this side holds. */
	readonly amount: bigint;
	readonly postings: bigint;
};

export type HeldSum = {
	readonly currency: CurrencyCode;
	readonly purse: Purse;
	readonly purpose: string;
	readonly amount: bigint;
	readonly holds: bigint;
};

export type TrialBalance = {
	/** In order of currency and account. */
	readonly lines: readonly TrialLine[];
	/** The sum of each currency: 0n, or something is wrong. */
	readonly sums: ReadonlyMap<CurrencyCode, bigint>;
};

const trialStatement = {
	name: "wallet.trial-balance",
	text: "select account, currency, amount::text, postings::text from wallet.trial_balance($1::date)",
};

type TrialRow = {
	readonly account: string;
	readonly currency: string;
	readonly amount: string;
	readonly postings: string;
};

/** As every account stood at the end of a day in UTC, as "2026-01-31". */
export async function readTrialBalance(db: Database, day: string): Promise<TrialBalance> {
	const rows = await db.call<TrialRow>(trialStatement, [day]);
	const lines = rows.map((row) => ({
		account: row.account,
		currency: asCurrency(row.currency),
		amount: BigInt(row.amount),
		postings: BigInt(row.postings),
	}));
	const sums = new Map<CurrencyCode, bigint>();
	for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
	return { lines, sums };
}

const heldStatement = {
	name: "wallet.held-sums",
	text: `select currency, purse, purpose, sum(amount)::text as amount, count(*)::text as holds
		from wallet.hold where state = 'open' group by 1, 2, 3 order by 1, 2, 3`,
};

type HeldRow = {
	readonly currency: string;
	readonly purse: string;
	readonly purpose: string;
	readonly amount: string;
	readonly holds: string;
};

export async function readHeldSums(db: Database): Promise<readonly HeldSum[]> {
	const rows = await db.call<HeldRow>(heldStatement, []);
	return rows.map((row) => ({
		currency: asCurrency(row.currency),
		purse: asPurse(row.purse),
		purpose: row.purpose,
		amount: BigInt(row.amount),
		holds: BigInt(row.holds),
	}));
}
