// Types of which one outcome wins, whatever comes: its place is all they say of a world.
import { hit, type MarketType } from "../market.ts";

type OneWins = {
	readonly code: string;
	readonly outcomes: readonly string[];
	/** The place of the outcome that wins; beyond them all where none does. */
	readonly winner: (at: readonly number[]) => number;
};

export const oneWins = ({ code, outcomes, winner }: OneWins): MarketType => ({
	code,
	outcomes,
	classOf: winner,
	settle: (at, { outcome }) => hit(outcomes[winner(at)] === outcome),
});

export const yesNo = (code: string, holds: (at: readonly number[]) => boolean): MarketType =>
	oneWins({ code, outcomes: ["yes", "no"], winner: (at) => (holds(at) ? 0 : 1) });
