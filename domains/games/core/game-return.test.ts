// A.6.2, T27 [2.9]: actual against theoretical return, with a bound that follows from the variance and the rounds.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import { alarmScore, deviationOf, judgeReturn, leastRounds, type PlayedSpan } from "./game-return.ts";

const equal = (rounds: number, actual: number): PlayedSpan => ({
	rounds,
	stake: BigInt(rounds) * 100n,
	win: BigInt(Math.round(rounds * actual)),
	squares: BigInt(rounds) * 10_000n,
});
const theory = { rtp: 96, deviation: 5 };

describe("the bound", () => {
	test("is 3.29 standard errors: it halves when four times as much is played", () => {
		const [few, many] = [judgeReturn(equal(10_000, 96), theory), judgeReturn(equal(40_000, 96), theory)];
		expect(few?.bound).toBeCloseTo(alarmScore * 5, 9);
		expect(many?.bound).toBeCloseTo((few?.bound ?? 0) / 2, 9);
	});
	test("is wider of a game that strays more", () => {
		const wide = judgeReturn(equal(10_000, 96), { ...theory, deviation: 20 });
		expect(wide?.bound).toBeCloseTo(alarmScore * 20, 9);
	});
	test.each([
		["within it above", 96 + 16.4, "within"],
		["beyond it above", 96 + 16.5, "off"],
		["within it below", 96 - 16.4, "within"],
		["beyond it below", 96 - 16.5, "off"],
	] as const)("%s", (_, actual, state) => {
		expect(judgeReturn(equal(10_000, actual), theory)?.state).toBe(state);
	});
});

describe("too little play is no alarm", () => {
	test("below ten thousand rounds, however far it strays", () => {
		expect(judgeReturn(equal(leastRounds - 1, 5_000), theory)?.state).toBe("too-few");
		expect(judgeReturn(equal(leastRounds, 5_000), theory)?.state).toBe("off");
	});
	test("one great stake among many small ones counts as one round", () => {
		const small = equal(100_000, 96);
		const great = 10n ** 12n;
		const span = { ...small, stake: small.stake + great, squares: small.squares + great * great };
		expect(judgeReturn(span, theory)?.state).toBe("too-few");
	});
	test("nothing staked is nothing to judge", () => {
		expect(judgeReturn({ rounds: 0, stake: 0n, win: 0n, squares: 0n }, theory)).toBeUndefined();
	});
});

test("a game that pays as it says is raised about once in a thousand spans (seed 7)", () => {
	const chance = seededChance(7);
	let off = 0;
	for (let span = 0; span < 200; span += 1) {
		let win = 0;
		// One round in ten pays 9.6 stakes: the return is 96 %, the deviation 2.88.
		for (let round = 0; round < 10_000; round += 1) if (chance.below(10) === 0) win += 960;
		const judged = judgeReturn({ ...equal(10_000, 0), win: BigInt(win) }, { rtp: 96, deviation: 2.88 });
		if (judged?.state === "off") off += 1;
	}
	expect(off).toBeLessThanOrEqual(2);
});

test.each([
	[3.5, "high", 3.5],
	[undefined, "low", 5],
	[undefined, "medium", 10],
	[undefined, "high", 25],
] as const)("the deviation said %s of a game of %s volatility is taken as %d", (said, volatility, taken) => {
	expect(deviationOf(said, volatility)).toBe(taken);
});

test("the verdict is the same in any currency's units: only parts of the stake count", () => {
	const span = equal(20_000, 103);
	const won = { ...span, stake: span.stake * 1_400n, win: span.win * 1_400n, squares: span.squares * 1_400n ** 2n };
	const [inCents, inWon] = [judgeReturn(span, theory), judgeReturn(won, theory)];
	expect(inWon?.score).toBeCloseTo(inCents?.score ?? 0, 9);
	expect(inWon?.bound).toBeCloseTo(inCents?.bound ?? 0, 9);
	expect(inWon?.state).toBe("within");
});

test.each([
	[10_000, 16.45],
	[90_000, 5.4833],
	[1_000_000, 1.645],
])(
	"after %i equal rounds of a game that strays by five stakes, %d points are explained by chance",
	(rounds, points) => {
		const judged = judgeReturn(equal(rounds, 96), theory);
		expect(judged?.bound).toBeCloseTo(points, 3);
		expect(judged?.score).toBeCloseTo(0, 9);
	},
);
