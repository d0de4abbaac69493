// A second settler for tests, written from the sentences alone: every line of a ticket written out, legs by their words.
import { isCount, isFed, type Selection, type SportState } from "../sport/sport.ts";

type Leg = { readonly odds: number; readonly end: string };

/** Two hundredths of a leg, as a whole number: 2 x odds, odds + 100, 200, 100, 0. */
const twoHundredths = ({ odds, end }: Leg): bigint =>
	BigInt({ won: 2 * odds, "half-won": odds + 100, push: 200, void: 200, "half-lost": 100 }[end] ?? 0);

export function naivePayout(line: bigint, legs: readonly Leg[], sizes: readonly number[]): bigint {
	const scale = 200n ** BigInt(legs.length);
	let sum = 0n;
	for (let mask = 1; mask < 1 << legs.length; mask++) {
		const taken = legs.filter((_leg, place) => (mask >> place) & 1);
		if (!sizes.includes(taken.length)) continue;
		sum +=
			taken.reduce((product, leg) => (product * twoHundredths(leg)) / 1n, line) *
			200n ** BigInt(legs.length - taken.length);
	}
	const [whole, rest] = [sum / scale, sum % scale];
	const twice = rest * 2n;
	return twice > scale || (twice === scale && whole % 2n === 1n) ? whole + 1n : whole;
}

/**
 * Ends of the plainest markets, by what people say of them: of football when it is over, of a map, a set, a period, a quarter or an
 * inning as soon as that is; undefined before, and for other markets.
 */
export function naiveEnd(state: SportState, { key, outcome, since }: Selection): string | undefined {
	if (isFed(state) || state.sport === "tennis") return undefined;
	const bet = { id: Number(key.split("|")[0]), outcome, line: lineIn(key) };
	if (state.sport === "football") {
		if (state.phase !== "ended") return undefined;
		return endOf(wordsIn(footballIds, bet.id), bet, [
			state.score[0] - (since?.[0] ?? 0),
			state.score[1] - (since?.[1] ?? 0),
		]);
	}
	const part = Number(/nr=(\d+)/.exec(key)?.[1] ?? Number.NaN);
	const score = isCount(state) ? state.segments[part - 1] : state.races[part - 1];
	return score === undefined ? undefined : endOf(wordsIn(partIds, bet.id), bet, score);
}

const lineIn = (key: string): number => Number(/(?:total|hcp)=(-?[\d.]+)/.exec(key)?.[1] ?? 0);

const words = ["result", "total", "handicap", "both", "odd"] as const;
type Words = (typeof words)[number];
type Ids = Readonly<Record<Words, readonly number[]>>;
/** Ids of the Unified Odds Feed. */
const footballIds: Ids = { result: [1], total: [18], handicap: [16], both: [29], odd: [26] };
const partIds: Ids = {
	result: [202, 235, 287, 330, 443],
	total: [236, 288, 310, 332, 446, 728],
	handicap: [309, 331, 730],
	both: [],
	odd: [621],
};
const wordsIn = (ids: Ids, id: number): Words | undefined => words.find((one) => ids[one].includes(id));

type Bet = { readonly outcome: string; readonly line: number };

function endOf(what: Words | undefined, { outcome, line }: Bet, [home, away]: readonly [number, number]) {
	const word = (yes: boolean): string => (yes ? "won" : "lost");
	switch (what) {
		case "result":
			return word(outcome === (home > away ? "home" : home < away ? "away" : "draw"));
		case "total":
			return split(outcome === "over" ? home + away : -home - away, { line: outcome === "over" ? line : -line });
		case "handicap":
			return split(outcome === "home" ? home - away : away - home, { line: outcome === "home" ? -line : line });
		case "both":
			return word((home > 0 && away > 0) === (outcome === "yes"));
		case "odd":
			return word(((home + away) % 2 === 1) === (outcome === "odd"));
		case undefined:
			return undefined;
	}
}

/** A quarter line is half a bet on each of its neighbours. */
function split(score: number, { line }: { readonly line: number }): string {
	const neighbours = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
	const points = neighbours.reduce((sum, each) => sum + Math.sign(score - each), 0);
	return ["lost", "half-lost", "push", "half-won", "won"][points + 2] ?? "";
}
