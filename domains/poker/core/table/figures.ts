// What somebody's own hands come to: how often they came in, raised, won, went to the showdown, and what they won or lost.
import type { HandRecord } from "./record.ts";

export type OwnFigures = {
	readonly hands: number;
	/** Put chips in before the flop without having to. */
	readonly entered: number;
	readonly raised: number;
	readonly won: number;
	/** Showed their cards. */
	readonly shown: number;
	/** Won less staked, and rake paid, in minor units or points. */
	readonly net: number;
	readonly raked: number;
};

export const noFigures: OwnFigures = { hands: 0, entered: 0, raised: 0, won: 0, shown: 0, net: 0, raked: 0 };

const one = (is: boolean): number => (is ? 1 : 0);

/** Of one kind of chips; a hand that its player did not play counts nothing. */
export const figuresOf = (records: readonly HandRecord[]): OwnFigures => records.reduce(withHand, noFigures);

function withHand(sum: OwnFigures, { players, acts, posted, you }: HandRecord): OwnFigures {
	const mine = players.find(({ seat }) => seat === you);
	if (mine === undefined) return sum;
	const had = posted
		.filter((post) => post.seat === you && post.as === "live")
		.reduce((all, { amount }) => all + amount, 0);
	const before = acts.filter(({ seat, street }) => seat === you && street === 0);
	const raised = before.some(({ act }) => act.type === "raise");
	return {
		hands: sum.hands + 1,
		// A check of the big blind puts nothing in.
		entered: sum.entered + one(before.some(({ act, to }) => act.type !== "fold" && to > had)),
		raised: sum.raised + one(raised),
		won: sum.won + one(mine.won > 0),
		shown: sum.shown + one(mine.shown),
		net: sum.net + mine.won - mine.staked,
		raked: sum.raked + mine.raked,
	};
}
