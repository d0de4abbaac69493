// Each-way bets, dead heats and Rule 4: a share of the odds for a place, odds shared by those that tie, odds cut for who was withdrawn.
import { type Fraction, fraction, minus, plus, times } from "#platform/kernel";

const one = fraction(1);

/** Odds for a place: `share` of what the odds win, 17.0 at a quarter is 5. */
export const placeOdds = (odds: Fraction, share: Fraction): Fraction => plus(one, times(minus(odds, one), share));

/** So many tie for so many places. */
export const deadHeat = (odds: Fraction, places: number, tied: number): Fraction => times(odds, fraction(places, tied));

/** `per cent` comes off what the odds win. */
export const ruleFour = (odds: Fraction, percent: number): Fraction =>
	plus(one, times(minus(odds, one), fraction(100 - percent, 100)));
