// Free bets by hand: what they pay, when they go back, which bets they stake.
import { expect, test } from "vitest";
import { fitsFreeBet, freeBetPays } from "./free-bet.ts";
import { settledPayout } from "./payout.ts";

test("pays the profit alone: 10.00 at 2.40 is 14.00, half won 7.00, lost and half lost nothing", () => {
	const paid = (end: "won" | "half-won" | "half-lost" | "lost" | "push" | "void") =>
		freeBetPays(settledPayout(1_000n, [{ odds: 240, end }], [1]) ?? -1n, { stake: 1_000n, ends: [end] });
	expect([paid("won"), paid("half-won"), paid("half-lost"), paid("lost")]).toEqual([1_400n, 700n, 0n, 0n]);
	expect([paid("push"), paid("void")]).toEqual([undefined, undefined]);
});

test("of several legs what is left after a void is paid, and it goes back where nothing is left", () => {
	const legs = [
		{ odds: 240, end: "won" as const },
		{ odds: 310, end: "void" as const },
	];
	const whole = settledPayout(1_000n, legs, [2]) ?? -1n;
	expect(freeBetPays(whole, { stake: 1_000n, ends: ["won", "void"] })).toBe(1_400n);
	expect(freeBetPays(1_000n, { stake: 1_000n, ends: ["push", "void"] })).toBeUndefined();
});

test.each([
	["all of it on one line at the least odds", { line: 1_000n, lines: 1, odds: [150] }, true],
	["odds below", { line: 1_000n, lines: 1, odds: [149] }, false],
	["legs whose product reaches it", { line: 1_000n, lines: 1, odds: [120, 125] }, true],
	["legs whose product does not", { line: 1_000n, lines: 1, odds: [120, 124] }, false],
	["a part of it", { line: 500n, lines: 1, odds: [200] }, false],
	["several lines", { line: 1_000n, lines: 3, odds: [200, 200, 200] }, false],
])("%s", (_name, wish, fits) => {
	expect(fitsFreeBet({ amount: 1_000n, leastOdds: 150 }, wish)).toBe(fits);
});
