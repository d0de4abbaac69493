// Whole rounds from known seeds: the outcomes were computed beside this program, by a few lines of Python.
import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairBits, seededBits } from "#platform/kernel";
import { type HiLoShown, hiLoOffers, mostCards, rankOf, winningRanks } from "./games/hi-lo.ts";
import { minesTimes, mostOpened } from "./games/mines.ts";
import { mostTimes } from "./original.ts";
import { drawInstant, isOffered, laidOut, playSteps } from "./play.ts";
import type { Choice, InstantChoice, Step } from "./registry.ts";

const serverSeed = "39f191cdcf2cbbc31e13184e97532d06497b5277610c08f9c528920e403d6351";
const bitsOf = (nonce: number) =>
	fairBits({ clientSeed: "player-1", nonce }, (message) => createHmac("sha256", serverSeed).update(message).digest());

describe("rounds that their bet decides", () => {
	const cases: readonly [number, InstantChoice, unknown][] = [
		[0, { game: "dice", side: "under", winning: 5_000 }, { game: "dice", roll: 4_918, times: 19_600 }],
		[0, { game: "dice", side: "over", winning: 5_000 }, { game: "dice", roll: 4_918, times: 0 }],
		[0, { game: "dice", side: "under", winning: 4_918 }, { game: "dice", roll: 4_918, times: 0 }],
		[0, { game: "dice", side: "over", winning: 5_082 }, { game: "dice", roll: 4_918, times: 19_283 }],
		[1, { game: "dice", side: "over", winning: 6_184 }, { game: "dice", roll: 3_816, times: 15_847 }],
		[0, { game: "limbo", target: 118 }, { game: "limbo", point: 118, times: 11_800 }],
		[0, { game: "limbo", target: 119 }, { game: "limbo", point: 118, times: 0 }],
		[1, { game: "limbo", target: 200 }, { game: "limbo", point: 308, times: 20_000 }],
		[0, { game: "plinko", rows: 8, risk: "low" }, { game: "plinko", turns: [0, 0, 1, 1, 1, 0, 1, 1], times: 10_000 }],
		[2, { game: "plinko", rows: 8, risk: "high" }, { game: "plinko", turns: [0, 0, 1, 0, 0, 0, 0, 0], times: 39_000 }],
		[
			0,
			{ game: "keno", picks: [39, 2, 40] },
			{ game: "keno", drawn: [39, 37, 2, 24, 16, 12, 22, 9, 25, 30], times: 28_000 },
		],
		[1, { game: "keno", picks: [1] }, { game: "keno", drawn: [17, 31, 8, 5, 15, 27, 24, 33, 28, 11], times: 0 }],
		[0, { game: "wheel", risk: "low" }, { game: "wheel", stop: 38, times: 12_000 }],
		[2, { game: "wheel", risk: "high" }, { game: "wheel", stop: 32, times: 0 }],
	];

	it.each(cases)("nonce %i, %o", (nonce, choice, outcome) => {
		expect(drawInstant(choice, bitsOf(nonce))).toEqual(outcome);
	});
});

const open = (...cells: number[]): Step[] => cells.map((cell) => ({ game: "mines", cell }));

const call = (...calls: ("higher" | "lower" | "same" | "skip")[]): Step[] =>
	calls.map((one) => ({ game: "hi-lo", call: one }));

describe("mines", () => {
	const five = { game: "mines", mines: 5 } as const;

	it("lie where the first cells of the shuffle lie", () => {
		expect(laidOut(five, bitsOf(0))).toEqual([18, 0, 24, 15, 3]);
		expect(laidOut({ game: "hi-lo" }, bitsOf(0))).toBeUndefined();
	});

	it("a safe cell raises what is paid, a mine ends it", () => {
		const safe = playSteps(five, bitsOf(0), open(1, 2));
		expect(safe).toMatchObject({ state: "open", times: minesTimes({ mines: 5, opened: 2 }) });
		expect(safe?.shown.map(({ times }) => times)).toEqual([12_250, 15_473]);
		expect(playSteps(five, bitsOf(0), open(1, 24))).toMatchObject({ state: "lost", times: 0 });
	});

	it("nothing is paid before the first cell", () => {
		expect(playSteps(five, bitsOf(0), [])).toEqual({ shown: [], times: 0, state: "open" });
	});

	it.each([
		["a cell twice", open(1, 1)],
		["a cell after a mine", open(0, 1)],
		["a cell that is not there", open(25)],
		["half a cell", open(0.5)],
		["a guess at cards", call("higher")],
	])("%s is not offered", (_what, steps) => {
		expect(playSteps(five, bitsOf(0), steps)).toBeUndefined();
	});

	it("is full when every safe cell is open, or when the next would pay more than the most", () => {
		const hidden = new Set(laidOut({ game: "mines", mines: 1 }, bitsOf(0)));
		const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !hidden.has(cell));
		expect(playSteps({ game: "mines", mines: 1 }, bitsOf(0), open(...safe))).toMatchObject({
			state: "full",
			times: 245_000,
		});
		for (let mines = 1; mines <= 24; mines++) {
			const last = mostOpened(mines);
			expect(minesTimes({ mines, opened: last })).toBeLessThanOrEqual(mostTimes);
			if (last < 25 - mines) expect(minesTimes({ mines, opened: last + 1 })).toBeGreaterThan(mostTimes);
		}
	});

	it("law: whoever opens cells in any order loses exactly on a mine (seed printed on failure)", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 24 }),
				fc.shuffledSubarray(
					Array.from({ length: 25 }, (_, cell) => cell),
					{ minLength: 25 },
				),
				fc.integer({ min: 0, max: 1_000 }),
				(mines, order, nonce) => {
					const hidden = new Set(laidOut({ game: "mines", mines }, bitsOf(nonce)));
					expect(hidden.size).toBe(mines);
					const safe = order.findIndex((cell) => hidden.has(cell));
					const reached = Math.min(safe, mostOpened(mines));
					const before = playSteps({ game: "mines", mines }, bitsOf(nonce), open(...order.slice(0, reached)));
					expect(before?.state).toBe(reached === mostOpened(mines) ? "full" : "open");
					if (reached < safe) return;
					const hit = playSteps({ game: "mines", mines }, bitsOf(nonce), open(...order.slice(0, safe + 1)));
					if (reached < mostOpened(mines)) expect(hit?.state).toBe("lost");
				},
			),
			{ numRuns: 100 },
		);
	});
});

describe("hi-lo", () => {
	const game = { game: "hi-lo" } as const;

	it("the cards come in the order of the bits", () => {
		// 26, 36, 37, 37, 51: an ace, a jack, a queen, a queen, a king.
		const round = playSteps(game, bitsOf(0), call("higher", "higher", "higher", "higher"));
		expect(round?.shown).toEqual([
			{ type: "card", card: 26, call: "first", right: true, times: 0 },
			{ type: "card", card: 36, call: "higher", right: true, times: 10_616 },
			{ type: "card", card: 37, call: "higher", right: true, times: 46_005 },
			{ type: "card", card: 37, call: "higher", right: true, times: 299_036 },
			{ type: "card", card: 51, call: "higher", right: true, times: 1_943_734 },
		]);
		expect(round?.state).toBe("open");
	});

	it("a wrong guess loses, a skip costs nothing and pays nothing", () => {
		expect(playSteps(game, bitsOf(0), call("higher", "lower"))).toMatchObject({ state: "lost", times: 0 });
		expect(playSteps(game, bitsOf(0), call("skip", "skip"))).toMatchObject({ state: "open", times: 0 });
		expect(playSteps(game, bitsOf(0), call("higher", "skip"))).toMatchObject({ state: "open", times: 10_616 });
	});

	it("an ace has no lower card, a king no higher one; the equal one is a bet of its own there", () => {
		const offered = (rank: number) =>
			(["higher", "lower", "same"] as const).filter((one) => winningRanks({ rank, call: one }) > 0);
		expect(offered(0)).toEqual(["higher", "same"]);
		expect(offered(12)).toEqual(["lower", "same"]);
		expect(offered(6)).toEqual(["higher", "lower"]);
		expect(playSteps(game, bitsOf(0), call("lower"))).toBeUndefined();
	});

	it("every offered guess can fail and can come true: counted over all pairs of ranks", () => {
		for (let rank = 0; rank < 13; rank++) {
			for (const one of ["higher", "lower", "same"] as const) {
				const ways = winningRanks({ rank, call: one });
				expect(ways).toBeLessThan(13);
				if (ways === 0) continue;
				const wins = Array.from({ length: 13 }, (_, to) => to).filter((to) => {
					const words = [rank, to];
					const round = playSteps(game, () => words.shift() ?? 0, call(one));
					return round?.state === "open";
				});
				expect(wins).toHaveLength(ways);
			}
		}
	});

	it("after a lost guess nothing is offered", () => {
		const round = playSteps(game, bitsOf(0), call("higher", "lower"));
		const cards = (round?.shown ?? []).filter((one): one is HiLoShown => one.type === "card");
		expect(hiLoOffers(cards).size).toBe(0);
		expect(hiLoOffers([]).size).toBe(0);
		expect(playSteps(game, bitsOf(0), call("higher", "lower", "skip"))).toBeUndefined();
	});

	it("law: a round always ends, never pays more than the most, and can be cashed out once it is full", () => {
		fc.assert(
			fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (seed, taste) => {
				const steps: Step[] = [];
				for (;;) {
					const round = playSteps(game, seededBits(seed), steps);
					expect(round).toBeDefined();
					expect(round?.times).toBeLessThanOrEqual(mostTimes);
					if (round === undefined || round.state !== "open") {
						if (round?.state === "full") expect(round.times).toBeGreaterThan(0);
						expect(round?.shown.length).toBeLessThanOrEqual(mostCards);
						return;
					}
					const cards = round.shown.filter((one): one is HiLoShown => one.type === "card");
					const calls = [...hiLoOffers(cards).keys()];
					const next = taste === 3 && calls.includes("skip") ? "skip" : calls[taste % calls.length];
					if (next === undefined) throw new Error("open, and nothing is offered");
					steps.push({ game: "hi-lo", call: next });
				}
			}),
			{ numRuns: 300 },
		);
	});

	it("ranks repeat in each suit", () => {
		expect([0, 12, 13, 51].map(rankOf)).toEqual([0, 12, 0, 12]);
	});
});

describe("what is offered", () => {
	const cases: readonly [boolean, Choice][] = [
		[true, { game: "dice", side: "over", winning: 200 }],
		[true, { game: "dice", side: "under", winning: 9_500 }],
		[false, { game: "dice", side: "under", winning: 199 }],
		[false, { game: "dice", side: "under", winning: 9_501 }],
		[false, { game: "dice", side: "under", winning: 50.5 }],
		[true, { game: "limbo", target: 101 }],
		[true, { game: "limbo", target: 1_000_000 }],
		[false, { game: "limbo", target: 100 }],
		[false, { game: "limbo", target: 1_000_001 }],
		[true, { game: "mines", mines: 24 }],
		[false, { game: "mines", mines: 0 }],
		[false, { game: "mines", mines: 25 }],
		[true, { game: "plinko", rows: 16, risk: "high" }],
		[false, { game: "plinko", rows: 9, risk: "high" }],
		[true, { game: "keno", picks: [1, 2, 3, 4, 5, 6, 7, 40] }],
		[false, { game: "keno", picks: [] }],
		[false, { game: "keno", picks: [1, 1] }],
		[false, { game: "keno", picks: [0] }],
		[false, { game: "keno", picks: [41] }],
		[false, { game: "keno", picks: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
		[true, { game: "wheel", risk: "medium" }],
		[true, { game: "hi-lo" }],
	];
	it.each(cases)("%s: %o", (offered, choice) => {
		expect(isOffered(choice)).toBe(offered);
	});
});
