// A second settler for tests, written from the sentences alone: every line of a ticket written out, legs by their words.
import type { Selection, SportState } from "../sport/sport.ts";

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

/** Ends of the plainest football markets, by what people say of them; undefined for others. */
export function naiveEnd(state: SportState, { key, outcome, since }: Selection): string | undefined {
	if (state.sport !== "football") return undefined;
	const [home, away] = [state.score[0] - (since?.[0] ?? 0), state.score[1] - (since?.[1] ?? 0)];
	const [id, line = ""] = key.split("|");
	const value = Number(line.split("=")[1] ?? 0);
	if (id === "1") return outcome === (home > away ? "home" : home < away ? "away" : "draw") ? "won" : "lost";
	if (id === "18")
		return split(outcome === "over" ? home + away : -home - away, { line: outcome === "over" ? value : -value });
	if (id === "16")
		return split(outcome === "home" ? home - away : away - home, { line: outcome === "home" ? -value : value });
	return id === "29" ? ((home > 0 && away > 0) === (outcome === "yes") ? "won" : "lost") : undefined;
}

/** A quarter line is half a bet on each of its neighbours. */
function split(score: number, { line }: { readonly line: number }): string {
	const neighbours = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
	const points = neighbours.reduce((sum, each) => sum + Math.sign(score - each), 0);
	return ["lost", "half-lost", "push", "half-won", "won"][points + 2] ?? "";
}
