// What a hand tells of how its players took their turns: how long they thought, what the clock did for them, whose bet they folded
// to, with whom they drove out a third. And what of it is worth a look: a person decides, nothing is done by it.
import type { LoggedAct, TableHand } from "./state.ts";

export type WatchedPlayer = {
	readonly seat: number;
	/** Turns that they took themselves, and those that the clock took. */
	readonly acts: number;
	readonly clocked: number;
	/** Of their own turns: milliseconds, and their squares. */
	readonly thought: number;
	readonly squares: number;
	/** The seat whose bet they folded to. */
	readonly foldedTo: number | null;
	/** The seat whose raise they raised again, where a third who stood between both folded to it. */
	readonly squeezedWith: number | null;
};

export const watchedOf = ({ hand, acts, took }: Pick<TableHand, "hand" | "acts" | "took">): readonly WatchedPlayer[] =>
	hand.players.map(({ seat }) => {
		const turns = acts.map((act, index) => ({ act, took: took[index] ?? 0 })).filter(({ act }) => act.seat === seat);
		const own = turns.filter(({ act }) => act.by === "player");
		return {
			seat,
			acts: own.length,
			clocked: turns.filter(({ act }) => act.by === "clock").length,
			thought: own.reduce((sum, turn) => sum + turn.took, 0),
			squares: own.reduce((sum, turn) => sum + turn.took ** 2, 0),
			foldedTo: foldedTo(acts, seat),
			squeezedWith: squeezedWith(acts, seat),
		};
	});

function foldedTo(acts: readonly LoggedAct[], seat: number): number | null {
	const at = acts.findIndex((act) => act.seat === seat && act.act.type === "fold");
	const fold = acts[at];
	if (fold === undefined || fold.by !== "player") return null;
	const bet = acts.slice(0, at).findLast(({ street, act }) => street === fold.street && act.type === "raise");
	return bet === undefined || bet.seat === seat ? null : bet.seat;
}

/** On one street: another's raise, a third who puts chips in, one's own raise, and the third folds to it. */
function squeezedWith(acts: readonly LoggedAct[], seat: number): number | null {
	for (const [at, own] of acts.entries()) {
		if (own.seat !== seat || own.act.type !== "raise") continue;
		const street = acts.slice(0, at).filter((act) => act.street === own.street);
		const raised = street.findLastIndex(({ act }) => act.type === "raise");
		const raiser = street[raised]?.seat;
		if (raiser === undefined || raiser === seat) continue;
		const between = street.slice(raised + 1).filter(({ act }) => act.type === "call");
		const answers = acts.slice(at + 1).filter((act) => act.street === own.street && act.act.type === "fold");
		if (answers.some((fold) => between.some((call) => call.seat === fold.seat))) return raiser;
	}
	return null;
}

/** Two members over some time. Chips in minor units, as they went from the one to the other in pots. */
export type PairFigures = {
	readonly hands: number;
	readonly there: number;
	readonly back: number;
	readonly folds: number;
	readonly squeezes: number;
};

type PairSign = "one-way" | "squeeze" | "soft" | "none";

const fewest = 20;

/**
 * `one-way`: nine tenths of what went between them went one way; `squeeze`: in a tenth of their hands they drove out a third who stood
 * between their raises; `soft`: they fold to each other in a quarter of their hands.
 */
export function pairSign({ hands, there, back, folds, squeezes }: PairFigures): PairSign {
	if (hands < fewest) return "none";
	const [most, all] = [Math.max(there, back), there + back];
	if (all > 0 && most * 10 >= all * 9) return "one-way";
	if (squeezes * 10 >= hands) return "squeeze";
	return folds * 4 >= hands ? "soft" : "none";
}

export type PaceFigures = {
	readonly acts: number;
	/** Milliseconds a turn, and their deviation. */
	readonly mean: number;
	readonly deviation: number;
	/** Hours of the clock in which they played. */
	readonly hours: number;
};

type PaceSign = "even" | "long" | "none";

const [fewestActs, longHours] = [100, 16] as const;

/** `even`: turns that take nearly the same time, as no person's do; `long`: in play for sixteen hours of a day. */
export function paceSign({ acts, mean, deviation, hours }: PaceFigures): PaceSign {
	if (acts >= fewestActs && deviation * 4 < mean) return "even";
	return hours >= longHours ? "long" : "none";
}
