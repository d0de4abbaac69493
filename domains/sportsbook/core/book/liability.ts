// What the house can lose on an event: over every score, what was staked less what is paid. Markets that a score does not decide
// count at their most.
import { scaleMinor } from "#platform/kernel";
import { decide, isFed, type Selection, type SportState } from "../sport/sport.ts";
import { factorOf } from "../ticket/factor.ts";

export type BookedBet = Selection & { readonly odds: number; readonly stake: bigint };

const most = 12;

/** Every final score that counts, from the one that stands. */
const finals = (state: SportState): readonly SportState[] =>
	state.sport !== "football"
		? []
		: Array.from(
				{ length: (most + 1) ** 2 },
				(_none, place) => [Math.floor(place / (most + 1)), place % (most + 1)] as const,
			)
				.filter(([home, away]) => home >= state.score[0] && away >= state.score[1])
				.map(([home, away]) => ({ ...state, phase: "ended", score: [home, away], half: state.half ?? [0, 0] }));

/** Only a score's own markets are decided by it. */
const byScore = new Set([
	"1",
	"7",
	"10",
	"11",
	"14",
	"16",
	"18",
	"19",
	"20",
	"21",
	"26",
	"29",
	"31",
	"32",
	"33",
	"34",
	"35",
	"37",
	"45",
	"15",
]);
const isByScore = (state: SportState, { key }: Selection): boolean =>
	!isFed(state) && byScore.has(key.split("|")[0] ?? "");

function paid(bet: BookedBet, state: SportState): bigint {
	const end = isByScore(state, bet) ? (decide(state, bet) ?? "won") : "won";
	return scaleMinor(bet.stake, { ...factorOf(end, bet.odds), rounding: "up" });
}

/** The house's result at each final score, in minor units. */
export function resultsBy(
	state: SportState,
	bets: readonly BookedBet[],
): readonly { readonly state: SportState; readonly result: bigint }[] {
	const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
	const ends = finals(state);
	const all = ends.length === 0 ? [state] : ends;
	const byTheScore = bets.filter((bet) => isByScore(state, bet));
	const most = mostOfOthers(state, bets);
	return all.map((end) => ({
		state: end,
		result: staked - most - byTheScore.reduce((sum, bet) => sum + paid(bet, end), 0n),
	}));
}

/** Of each market that no score decides, the outcome that costs most: two of them cannot both come. */
function mostOfOthers(state: SportState, bets: readonly BookedBet[]): bigint {
	const markets = new Map<string, Map<string, bigint>>();
	for (const bet of bets.filter((one) => !isByScore(state, one))) {
		const outcomes = markets.get(bet.key) ?? new Map<string, bigint>();
		markets.set(bet.key, outcomes);
		outcomes.set(bet.outcome, (outcomes.get(bet.outcome) ?? 0n) + paid(bet, state));
	}
	let sum = 0n;
	for (const outcomes of markets.values())
		sum += [...outcomes.values()].reduce((most, one) => (one > most ? one : most), 0n);
	return sum;
}

export function worstOf(state: SportState, bets: readonly BookedBet[]): bigint {
	let worst = 0n;
	for (const { result } of resultsBy(state, bets)) if (result < worst) worst = result;
	return worst;
}

/** The most of one more selection that keeps the event within its limit, down to the minor unit. */
export function roomFor(
	state: SportState,
	{
		bets,
		limit,
		wish,
	}: {
		readonly bets: readonly BookedBet[];
		readonly limit: bigint;
		readonly wish: Selection & { readonly odds: number };
	},
): bigint | undefined {
	let room: bigint | undefined;
	for (const { state: end, result } of resultsBy(state, bets)) {
		const mark = isByScore(end, wish) ? (decide(end, wish) ?? "won") : "won";
		const { numerator, denominator } = factorOf(mark, wish.odds);
		const loses = numerator - denominator;
		if (loses <= 0n) continue;
		const left = limit + result;
		const most = left <= 0n ? 0n : (left * denominator) / loses;
		if (room === undefined || most < room) room = most;
	}
	return room;
}
