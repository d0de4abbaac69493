import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Autoplay, type AutoplayWish, afterRound, beginAutoplay, nextRound } from "./autoplay.ts";

const wish: AutoplayWish = { rounds: 10, lossLimit: 1_000n, winLimit: 5_000n, stopOnFree: true };
const begun = beginAutoplay(wish);
const lost = { stake: 100n, win: 0n, free: false };

describe("G20 the next round", () => {
	it.each([
		["comes, and one less is left", {}, 100n, { left: 9 }],
		["comes when its stake is just what may be lost", { net: -900n }, 100n, { left: 9 }],
		["does not come when it could lose more", { net: -901n }, 100n, "loss"],
		["does not come when none is left", { left: 0 }, 100n, "done"],
		["comes again after a win made room", { net: 500n }, 1_500n, { left: 9 }],
		["does not come when the stake alone is more than may be lost", {}, 1_001n, "loss"],
	] as const)("%s", (_name, change, stake, expected) => {
		const next = nextRound({ ...begun, ...change }, stake);
		if (typeof expected === "string") expect(next).toBe(expected);
		else expect(next).toMatchObject(expected);
	});
});

describe("G20 after a round", () => {
	it.each([
		["it goes on", lost, { net: -100n }],
		["it goes on after a win of just so much", { ...lost, win: 5_000n }, { net: 4_900n }],
		["it ends after a larger win", { ...lost, win: 5_001n }, "win"],
		["it ends when free spins came", { ...lost, free: true }, "free"],
	] as const)("%s", (_name, round, expected) => {
		const after = afterRound(begun, round);
		if (typeof expected === "string") expect(after).toBe(expected);
		else expect(after).toMatchObject(expected);
	});
	it("goes on through free spins and wins where nobody asked to stop", () => {
		const patient = beginAutoplay({ ...wish, winLimit: undefined, stopOnFree: false });
		expect(afterRound(patient, { stake: 1n, win: 1_000_000n, free: true })).toMatchObject({ net: 999_999n });
	});
});

it("G20 whatever is won, never more rounds than wished for, and never more lost", () => {
	const rounds = fc.array(fc.record({ stake: fc.bigInt(1n, 300n), win: fc.bigInt(0n, 400n) }), { maxLength: 200 });
	fc.assert(
		fc.property(rounds, fc.bigInt(0n, 2_000n), (played, lossLimit) => {
			let run: Autoplay = beginAutoplay({ rounds: 25, lossLimit, winLimit: undefined, stopOnFree: false });
			let count = 0;
			for (const { stake, win } of played) {
				const next = nextRound(run, stake);
				if (typeof next === "string") break;
				count += 1;
				const after = afterRound(next, { stake, win, free: false });
				if (typeof after === "string") break;
				run = after;
			}
			return count <= 25 && run.net >= -lossLimit;
		}),
	);
});
