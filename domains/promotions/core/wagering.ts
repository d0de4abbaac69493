// What of stakes counts towards a wagering requirement, by category and by game. Amounts in minor units.
import { greatest, least } from "./amounts.ts";

export type WageringShare = {
	/** Hundredths of a stake that count, by category; a category that is not named counts nothing. */
	readonly categories: Readonly<Record<string, number>>;
	/** Of a game by its code, over its category. */
	readonly games?: Readonly<Record<string, number>>;
};

export type WageredStake = { readonly category: string; readonly game?: string | undefined; readonly stake: bigint };

export const shareOf = ({ categories, games = {} }: WageringShare, { category, game }: Omit<WageredStake, "stake">) =>
	(game === undefined ? undefined : games[game]) ?? categories[category] ?? 0;

export type Wagered = {
	/** Whole minor units. */
	readonly counted: bigint;
	/** Hundredths of a minor unit that are kept for the next time. */
	readonly rest: bigint;
};

/** Counts stakes on top of what was kept; a void comes as a stake below zero. */
export function countWagered(share: WageringShare, stakes: readonly WageredStake[], before = 0n): Wagered {
	const sum = stakes.reduce((total, one) => total + one.stake * BigInt(shareOf(share, one)), before);
	const down = ((sum % 100n) + 100n) % 100n;
	return { counted: (sum - down) / 100n, rest: down };
}

/** What is asked, counted and missing, as a member sees it. */
export function wageringLeft({ asked, counted }: { readonly asked: bigint; readonly counted: bigint }) {
	const shown = least(asked, greatest(counted, 0n));
	return { counted: shown, missing: asked - shown };
}
