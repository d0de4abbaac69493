// What a member's cashback is at this moment, and how a claim of it is told.
import type { Tx } from "#platform/db";
import { type CurrencyCode, formatMinor, isCurrencyCode, type MemberId } from "#platform/kernel";
import type { CashbackClaim } from "../contract/index.ts";
import { type CashbackLine, cashbackLines, ratesOf } from "../core/index.ts";
import { type CashbackTerms, type ClaimRow, type DayTurnover, readCashbackTerms, readDays } from "./cashback-store.ts";
import { findStanding } from "./standing-store.ts";

export type Cashback = {
	readonly terms: CashbackTerms;
	readonly level: number;
	readonly days: readonly DayTurnover[];
	readonly lines: readonly CashbackLine[];
};

type Whose = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	readonly now: Date;
};

/** Undefined where the brand has no terms of it. */
export async function cashbackOf(tx: Tx, whose: Whose): Promise<Cashback | undefined> {
	const terms = await readCashbackTerms(tx, whose.merchant);
	if (terms === undefined) return undefined;
	const level = (await findStanding(tx, whose.memberId))?.level ?? 0;
	const days = await readDays(tx, { ...whose, days: terms.days });
	return { terms, level, days, lines: cashbackLines(openByCategory(days), ratesOf(terms.rates, level)) };
}

function openByCategory(days: readonly DayTurnover[]) {
	const sums = new Map<string, bigint>();
	for (const { category, open } of days) sums.set(category, (sums.get(category) ?? 0n) + open);
	return [...sums].map(([category, stake]) => ({ category, stake }));
}

export function showClaim({ id, claimed_at, amount, currency }: ClaimRow): CashbackClaim {
	if (!isCurrencyCode(currency)) throw new Error(`cashback in an unknown currency: ${currency}`);
	return {
		transactionNumber: `C${id.padStart(9, "0")}`,
		claimedAt: claimed_at.toISOString(),
		amount: formatMinor(BigInt(amount), currency),
		currency,
	};
}
