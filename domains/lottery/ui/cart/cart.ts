// The cart: slips that are bet together, and what they cost. Pure.
import { countOf, mostReturned, prizeOf, type Slip, stakeOf } from "../../core/index.ts";

export type CartLine = { readonly key: string; readonly slip: Slip };
export type Cart = readonly CartLine[];

/** More than this in one press are refused by the server. */
export const mostLines = 20;

export const added = (cart: Cart, line: CartLine): Cart => (cart.length < mostLines ? [...cart, line] : cart);
export const without = (cart: Cart, key: string): Cart => cart.filter((line) => line.key !== key);

export type CartSum = { readonly bets: number; readonly stake: bigint };

export const sumOfSlips = (slips: readonly Slip[]): CartSum => ({
	bets: slips.reduce((sum, slip) => sum + countOf(slip), 0),
	stake: slips.reduce((sum, slip) => sum + stakeOf(slip), 0n),
});

/** What one hit pays, in ten-thousandths of the currency: of the least and of the greatest grade that the picks can have. */
export function prizesOf({ play, rows, terms }: Slip): { readonly least: bigint; readonly most: bigint } {
	const most = play.count(rows) > 0 ? play.most(rows) : [];
	const own = play.grades.filter((_, index) => most.some((hits) => (hits[index] ?? 0) > 0));
	const prizes = ascending((own.length === 0 ? play.grades : own).map((grade) => prizeOf(terms, grade, 1)));
	return { least: prizes[0] ?? 0n, most: prizes.at(-1) ?? 0n };
}

const ascending = (amounts: readonly bigint[]): readonly bigint[] =>
	[...amounts].sort((left, right) => (left < right ? -1 : 1));

/** Whether a plan may aim at a profit: one slip with one prize, which a draw brings once. */
export const hasOnePrize = (slips: readonly Slip[]): boolean => {
	const [slip] = slips;
	if (slips.length !== 1 || slip === undefined) return false;
	const most = slip.play.most(slip.rows);
	return slip.play.grades.length === 1 && most.length === 1 && most[0]?.[0] === 1;
};

/** What a chase reckons with: the whole cart at multiple 1, and what a hit brings. */
export const basisOf = (slips: readonly Slip[]): { readonly cost: bigint; readonly prize: bigint } => ({
	cost: sumOfSlips(slips).stake,
	prize: ascending(slips.map(mostReturned)).at(-1) ?? 0n,
});
