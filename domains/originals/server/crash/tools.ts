// What crash works with, and the moments of a round.
import type { OriginalsTools } from "../ports.ts";
import type { Chains } from "./chain.ts";

export type CrashTools = OriginalsTools & {
	readonly chains: Chains;
};

/** Milliseconds. */
export const crashTimes = {
	/** Bets are taken for so long after a round opens. */
	window: 7_000,
	/** What was pressed in time is written before the flight begins. */
	writing: 700,
	/** Cash-outs that came in time are written before the losers are named. */
	grace: 750,
	/** From the end of a flight to the next round. */
	pause: 3_500,
	/** How often targets are looked for in flight. */
	look: 100,
	/** How often a server says in flight that it is there. */
	beat: 1_000,
	/** A longer silence in flight cuts the round short. */
	silence: 4_000,
	/** Rounds go on for so long after somebody last looked. */
	watch: 45_000,
} as const;

export const closesAt = ({ flies_at }: { readonly flies_at: Date }): number => flies_at.getTime() - crashTimes.writing;
