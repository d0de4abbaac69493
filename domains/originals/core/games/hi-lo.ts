// Hi-lo: cards from an endless deck; the player guesses how the next one stands to this one, as often as they dare.
import { fraction } from "#platform/kernel";
import { type BetWay, mostTimes, promisedReturn, type SteppedRules, timesUnit } from "../original.ts";

const ranks = 13;
const deck = 52;
/** Cards of one round, skipped ones too. */
export const mostCards = 60;

export type HiLoChoice = { readonly game: "hi-lo" };
export type HiLoCall = "higher" | "lower" | "same" | "skip";
export type HiLoStep = { readonly game: "hi-lo"; readonly call: HiLoCall };
/** `card` is 0 to 51: its rank is card mod 13 (0 the ace, low, 12 the king), its suit the rest. */
export type HiLoShown = {
	readonly type: "card";
	readonly card: number;
	readonly call: HiLoCall | "first";
	readonly right: boolean;
	readonly times: number;
};

export const rankOf = (card: number): number => card % ranks;

/**
 * How many of the 13 ranks fulfil a call after a card. Above an ace and below a king the equal card does not count,
 * or the call could not fail; elsewhere "higher" and "lower" both take it. 0: not offered.
 */
export function winningRanks({ rank, call }: { readonly rank: number; readonly call: HiLoCall }): number {
	switch (call) {
		case "higher":
			return rank === 0 ? ranks - 1 : rank === ranks - 1 ? 0 : ranks - rank;
		case "lower":
			return rank === ranks - 1 ? ranks - 1 : rank === 0 ? 0 : rank + 1;
		case "same":
			return rank === 0 || rank === ranks - 1 ? 1 : 0;
		case "skip":
			return 0;
	}
}

function isRight({ from, to, call }: { readonly from: number; readonly to: number; readonly call: HiLoCall }): boolean {
	if (call === "skip") return true;
	if (call === "same") return from === to;
	const strict = from === 0 || from === ranks - 1;
	if (call === "higher") return strict ? to > from : to >= from;
	return strict ? to < from : to <= from;
}

/** What was fulfilled so far, as the ways that fulfil each: the odds against all of it are 13^n over their product. */
type Run = { readonly odds: bigint; readonly guesses: number };

const payOf = ({ odds, guesses }: Run): number =>
	guesses === 0 ? 0 : Number((BigInt(promisedReturn * timesUnit) * BigInt(ranks) ** BigInt(guesses)) / (100n * odds));

const after = (run: Run, ways: number): Run => ({ odds: run.odds * BigInt(ways), guesses: run.guesses + 1 });

/** What a run of guesses pays, each with so many of the 13 ranks that fulfil it, and how often all of them come true. */
export function awardOf(run: readonly number[]): BetWay["awards"][number] {
	const { odds, guesses } = run.reduce(after, { odds: 1n, guesses: 0 });
	return { times: payOf({ odds, guesses }), chance: fraction(odds, BigInt(ranks) ** BigInt(guesses)) };
}

/** The run of at most twelve guesses that pays most of what may be paid: 9,999.8746 times. */
const dearestRun: readonly number[] = [12, 12, 12, 12, 11, 11, 10, 7, 1, 1, 1];

/** The calls that are offered on a card, and what cashing out pays when they come true. */
function offers(run: Run, { rank, cards }: { rank: number; cards: number }): ReadonlyMap<HiLoCall, number> {
	const found = new Map<HiLoCall, number>();
	if (cards >= mostCards) return found;
	for (const call of ["higher", "lower", "same"] as const) {
		const ways = winningRanks({ rank, call });
		const times = ways === 0 ? 0 : payOf(after(run, ways));
		if (times > 0 && times <= mostTimes) found.set(call, times);
	}
	// The last cards are kept for guesses, so that every round can come to an end that pays.
	if (cards < mostCards - 10) found.set("skip", payOf(run));
	return found;
}

/** What may be called now, and what each would pay; from what was shown, so that the screen needs no chance. */
export function hiLoOffers(shown: readonly HiLoShown[]): ReadonlyMap<HiLoCall, number> {
	const last = shown.at(-1);
	if (last === undefined || !last.right) return new Map();
	return offers(runOf(shown), { rank: rankOf(last.card), cards: shown.length });
}

function runOf(shown: readonly HiLoShown[]): Run {
	let run: Run = { odds: 1n, guesses: 0 };
	shown.forEach(({ call }, index) => {
		const before = shown[index - 1];
		if (before === undefined || call === "first" || call === "skip") return;
		run = after(run, winningRanks({ rank: rankOf(before.card), call }));
	});
	return run;
}

const guessed = (calls: ReadonlyMap<HiLoCall, number>): boolean => [...calls.keys()].some((call) => call !== "skip");

export const hiLo: SteppedRules<HiLoChoice, HiLoStep, HiLoShown> = {
	kind: "stepped",
	isOffered: () => true,
	play(_choice, chance, steps) {
		const shown: HiLoShown[] = [{ type: "card", card: chance.below(deck), call: "first", right: true, times: 0 }];
		for (const { call } of steps) {
			const times = hiLoOffers(shown).get(call);
			const from = rankOf(shown.at(-1)?.card ?? 0);
			if (times === undefined) return undefined;
			const card = chance.below(deck);
			const right = isRight({ from, to: rankOf(card), call });
			shown.push({ type: "card", card, call, right, times: right ? times : 0 });
		}
		const last = shown.at(-1);
		if (last?.right === false) return { shown, times: 0, state: "lost" };
		const state = guessed(hiLoOffers(shown)) ? "open" : "full";
		return { shown, times: last?.times ?? 0, state };
	},
	*ways() {
		yield { name: `a run of ${dearestRun.length} guesses`, awards: [awardOf(dearestRun)], chosenOdds: true };
		// One guess on each card; longer runs multiply, so the return of each is the same but for the last digit.
		for (let rank = 0; rank < ranks; rank++) {
			for (const call of ["higher", "lower", "same"] as const) {
				const ways = winningRanks({ rank, call });
				if (ways === 0) continue;
				yield { name: `rank ${rank}, ${call}`, awards: [awardOf([ways])], chosenOdds: true };
			}
		}
	},
};
