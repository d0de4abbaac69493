// Cashback: a part of what was staked comes back, by category, when the member asks for it. Whole numbers only.
import { err, ok, type Result } from "#platform/kernel";

/** Turnover that no claim has counted yet. */
export type OpenTurnover = {
	readonly category: string;
	/** Minor units; negative where a round was voided after it had been claimed for. */
	readonly stake: bigint;
};

export type CashbackLine = OpenTurnover & {
	/** Hundredths of a per cent of the stake: 120n gives 1.20 for 100. */
	readonly rate: bigint;
	/** Minor units; never negative. */
	readonly amount: bigint;
};

/** What a rate of a category is from a rank on. */
export type CashbackRate = { readonly category: string; readonly level: number; readonly rate: bigint };

/** The rates that a rank has: of each category the one of the highest level that is not above it. */
export function ratesOf(rates: readonly CashbackRate[], level: number): ReadonlyMap<string, bigint> {
	const reached = rates.filter((one) => one.level <= level);
	return new Map(
		[...reached].sort((one, other) => one.level - other.level).map(({ category, rate }) => [category, rate]),
	);
}

/** A line for each category that has a rate, in their order. Each amount is rounded down to a whole minor unit. */
export function cashbackLines(
	turnover: readonly OpenTurnover[],
	rates: ReadonlyMap<string, bigint>,
): readonly CashbackLine[] {
	const stakes = new Map(turnover.map(({ category, stake }) => [category, stake]));
	return [...rates].map(([category, rate]) => {
		const stake = stakes.get(category) ?? 0n;
		return { category, rate, stake, amount: stake > 0n ? (stake * rate) / 10_000n : 0n };
	});
}

/** "1.20" of 120n. */
export const formatRate = (rate: bigint): string => `${rate / 100n}.${String(rate % 100n).padStart(2, "0")}`;

export const sumOf = (lines: readonly Pick<CashbackLine, "amount">[]): bigint =>
	lines.reduce((sum, { amount }) => sum + amount, 0n);

export type Claim = { readonly lines: readonly CashbackLine[]; readonly total: bigint };

/**
 * What a claim takes: the lines that give something. A line whose stake is too small to give a whole unit stays, and so
 * does one below zero: later play is set against it first.
 */
export function claimCashback(
	lines: readonly CashbackLine[],
	smallest: bigint,
): Result<Claim, { readonly total: bigint }> {
	const taken = lines.filter(({ amount }) => amount > 0n);
	const total = sumOf(taken);
	return total > 0n && total >= smallest ? ok({ lines: taken, total }) : err({ total });
}
