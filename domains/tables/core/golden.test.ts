// Probabilities and edges of every bet, by counting all there is, against the figures of the field.
import { describe, expect, it } from "vitest";
import { fraction, minus, percent, toNumber } from "#platform/kernel";
import { pointsOf } from "./cards.ts";
import { hwatuDeals } from "./every-outcome.ts";
import { winnerOf } from "./games/baccarat.ts";
import { callBets, coverings, finalsOf, neighboursOf } from "./games/roulette.ts";
import { hwatuWinner } from "./games/seotda.ts";
import { sicBoSpots } from "./games/sic-bo.ts";
import type { CardsOutcome } from "./outcome.ts";
import { spotsOf, type TableGame } from "./tables.ts";
import {
	allDeals,
	duels,
	outcomeOf,
	pairHands,
	pointHands,
	returnOver,
	spins,
	straightOfBolt,
	throws,
} from "./testing/counting.ts";
import { theoryOf } from "./theory.ts";

const hands = [...pointHands()].map((hand) => [outcomeOf(hand), hand.ways] as const);
const pairs = [...pairHands()];
const edge = (
	game: TableGame,
	spot: string,
	all: Iterable<
		readonly [Parameters<typeof returnOver>[2] extends Iterable<readonly [infer O, number]> ? O : never, number]
	>,
) => percent(minus(fraction(1), returnOver(game, spot, all)), 4);
const keptInTheory = (game: TableGame, spot: string): string => (100 * (1 - (theoryOf(game, spot) ?? 0))).toFixed(4);
const share = (test: (outcome: CardsOutcome) => boolean): number => {
	const ways = hands.flatMap(([outcome, count]) => (outcome.type === "cards" && test(outcome) ? [count] : []));
	return ways.reduce((sum, count) => sum + count, 0) / allDeals;
};

describe("baccarat, eight decks", () => {
	it("deals every hand in all its ways", () => {
		expect(allDeals).toBe(4_998_398_275_503_360);
		expect(share(() => true)).toBe(1);
	});

	it("wins as often as the field says", () => {
		expect(share((o) => winnerOf(o) === "B")).toBeCloseTo(0.458597422632763, 14);
		expect(share((o) => winnerOf(o) === "P")).toBeCloseTo(0.446246609343597, 14);
		expect(share((o) => winnerOf(o) === "T")).toBeCloseTo(0.09515596802364, 14);
		const six = (cards: number) =>
			share((o) => winnerOf(o) === "B" && pointsOf(o.banker) === 6 && o.banker.length === cards);
		expect([six(2), six(3)].map((p) => p.toFixed(9))).toEqual(["0.037246719", "0.016616997"]);
		expect(share((o) => o.player.length + o.banker.length === 5).toFixed(6)).toBe("0.303444");
		expect(share((o) => o.player.length + o.banker.length === 6).toFixed(6)).toBe("0.317687");
	});

	it.each([
		["baccarat", "banker", "1.0579"],
		["baccarat", "player", "1.2351"],
		["baccarat", "tie", "14.3596"],
		["no-commission", "banker", "1.4581"],
		["no-commission", "lucky-6", "16.6836"],
		["baccarat", "player-bonus", "2.6517"],
		["baccarat", "banker-bonus", "9.3731"],
		["baccarat", "small", "5.2829"],
		["baccarat", "big", "4.3457"],
	] as const)("%s: %s keeps %s %%", (game, spot, kept) => {
		expect(edge(game, spot, hands)).toBe(kept);
		expect(keptInTheory(game, spot)).toBe(kept);
	});

	it.each([
		["player-pair", "10.3614"],
		["banker-pair", "10.3614"],
		["either-pair", "13.7099"],
		["perfect-pair", "8.0470"],
	])("%s keeps %s %%", (spot, kept) => {
		expect(edge("baccarat", spot, pairs)).toBe(kept);
		expect(keptInTheory("baccarat", spot)).toBe(kept);
	});
});

it.each([
	["dragon", "3.7349"],
	["tiger", "3.7349"],
	["tie", "10.3614"],
	["suited-tie", "13.9759"],
	["dragon-odd", "5.7692"],
	["tiger-even", "5.3846"],
	["tiger-red", "5.0000"],
	["dragon-black", "5.0000"],
	["dragon-big", "7.6923"],
	["tiger-small", "7.6923"],
])("dragon tiger: %s keeps %s %%", (spot, kept) => {
	expect(edge("dragon-tiger", spot, duels())).toBe(kept);
	expect(keptInTheory("dragon-tiger", spot)).toBe(kept);
});

describe("roulette", () => {
	it("covers 157 bets, and every one keeps 2.7027 %", () => {
		expect(coverings.length).toBe(37 + 60 + 14 + 23 + 11 + 12);
		const kept = new Set(coverings.map(({ id }) => edge("roulette", id, spins())));
		expect([...kept]).toEqual(["2.7027"]);
	});

	it("returns 36/37 on a straight bet of the multiplier game, exactly", () => {
		expect(straightOfBolt()).toEqual(fraction(36, 37));
	});

	it("knows its call bets", () => {
		const count = (bet: readonly { readonly chips: number }[]) => bet.reduce((sum, { chips }) => sum + chips, 0);
		expect(Object.values(callBets).map(count)).toEqual([9, 6, 5, 4]);
		const spots = new Set(spotsOf.roulette.map(({ id }) => id));
		const named = [...Object.values(callBets).flat(), ...neighboursOf(0, { each: 2 }), ...finalsOf(7)];
		expect(named.filter(({ spot }) => !spots.has(spot))).toEqual([]);
		expect(neighboursOf(0, { each: 2 }).map(({ spot }) => spot)).toEqual(["3", "26", "0", "32", "15"]);
	});
});

describe("seotda duel", () => {
	const deals = hwatuDeals();
	const wins = (side: string): number =>
		deals.filter(([outcome]) => outcome.type === "hwatu" && hwatuWinner(outcome) === side).length;

	it("wins as often on each side, and ties 2,022 times in 29,070", () => {
		expect([deals.length, wins("S"), wins("M"), wins("=")]).toEqual([29_070, 13_524, 13_524, 2_022]);
	});

	it.each([
		["sun", "3.4778"],
		["moon", "3.4778"],
		["tie", "16.5325"],
		["sun-pair", "5.2632"],
		["moon-pair", "5.2632"],
	])("%s keeps %s %%", (spot, kept) => {
		expect(edge("seotda", spot, deals)).toBe(kept);
		expect(keptInTheory("seotda", spot)).toBe(kept);
	});

	it("ranks brights above pairs, pairs above what has a name, names above points", () => {
		const best = [
			[4, 14],
			[0, 14],
			[0, 4],
			[18, 19],
			[2, 3],
			[0, 2],
			[1, 6],
			[1, 16],
			[0, 18],
			[6, 19],
			[7, 10],
			[2, 12],
			[2, 14],
		] as const;
		const against = best.map((sun, at) => best.slice(at + 1).map((moon) => hwatuWinner({ type: "hwatu", sun, moon })));
		expect(new Set(against.flat())).toEqual(new Set(["S"]));
	});
});

it("sic bo keeps on each bet what its pays say", () => {
	const kept = Object.fromEntries(
		sicBoSpots.map(({ id }) => [id, percent(minus(fraction(1), returnOver("sic-bo", id, throws())), 2)]),
	);
	expect(kept).toMatchObject({
		small: "2.78",
		big: "2.78",
		odd: "2.78",
		even: "2.78",
		"total-7": "9.72",
		"total-14": "9.72",
		"total-8": "12.50",
		"total-10": "12.50",
		"total-12": "7.41",
		"triple-6": "16.20",
		"any-triple": "13.89",
		"double-1": "11.11",
		"pair-1-6": "2.78",
		"one-3": "3.70",
	});
	expect(kept).toMatchObject({ "total-4": "15.28", "total-5": "13.89", "total-6": "12.04" });
});

it("no bet of a table returns less than the gate allows", () => {
	const returns = [
		...sicBoSpots.map(({ id }) => returnOver("sic-bo", id, throws())),
		...spotsOf["dragon-tiger"].map(({ id }) => returnOver("dragon-tiger", id, duels())),
	];
	expect(Math.min(...returns.map(toNumber))).toBeGreaterThan(0.83);
});
