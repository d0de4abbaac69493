// Returns in theory where nothing else counts them, and the most that bets bring against every outcome.
import { expect, it } from "vitest";
import { returnOf } from "./bets.ts";
import { kindsOfOutcome } from "./every-outcome.ts";
import type { Outcome } from "./outcome.ts";
import { spotsOf, tableGames } from "./tables.ts";
import { outcomeOf, pointHands } from "./testing/counting.ts";
import { mostReturned, theoryOf } from "./theory.ts";

it("knows the return of each bet that a table takes, and of no other", () => {
	for (const game of tableGames) {
		const unknown = spotsOf[game].filter(({ id }) => (theoryOf(game, id) ?? 0) < 0.8).map(({ id }) => id);
		expect(unknown, game).toEqual([]);
		expect(theoryOf(game, "nonsense"), game).toBeUndefined();
	}
	expect([theoryOf("bolt", "17"), theoryOf("roulette", "red")]).toEqual([36 / 37, 36 / 37]);
});

it("what bets bring at most is what the outcome brings that pays them best", () => {
	expect(mostReturned("roulette", [{ spot: "17", amount: 100n }])).toBe(3_600n);
	const both = [
		{ spot: "red", amount: 500n },
		{ spot: "black", amount: 300n },
	];
	expect(mostReturned("roulette", both)).toBe(1_000n);
	expect(mostReturned("bolt", [{ spot: "17", amount: 100n }])).toBe(50_000n);
	expect(mostReturned("baccarat", [{ spot: "perfect-pair", amount: 100n }])).toBe(20_100n);
	expect(mostReturned("dragon-tiger", [{ spot: "suited-tie", amount: 100n }])).toBe(5_100n);
	expect(mostReturned("sic-bo", [])).toBe(0n);
});

it("knows every way in which a hand of baccarat pays", () => {
	const main = ["player", "banker", "tie", "player-bonus", "banker-bonus", "small", "big", "lucky-6"];
	const paysOf = (outcome: Outcome): string =>
		main.map((spot) => returnOf("no-commission", { spot, amount: 1_000n }, outcome)).join(" ");
	const known = new Set(kindsOfOutcome("no-commission").map(paysOf));
	const some = [...pointHands()].filter((_, index) => index % 11 === 0).map(outcomeOf);
	expect(some.map(paysOf).filter((pays) => !known.has(pays))).toEqual([]);
});
