// What contracts count, by the figures of houses that publish theirs.
import { expect, test } from "vitest";
import { type Rate, shareOf, wholeOf } from "./parts.ts";
import { companyResult, effectiveTurnover, validMembers } from "./terms.ts";

test("a stake counts whole, a wager on sport by what was at risk, a pot by what the house keeps", () => {
	expect(effectiveTurnover({ stake: 1_000n, win: 5_000n, counts: "stake" })).toBe(1_000n);
	const sports = [0n, 400n, 1_000n, 1_300n, 9_000n].map((win) =>
		effectiveTurnover({ stake: 1_000n, win, counts: "sports" }),
	);
	expect(sports).toEqual([1_000n, 600n, 0n, 300n, 1_000n]);
	expect(effectiveTurnover({ stake: 1_000n, win: 1_900n, counts: "pvp", rake: 50n })).toBe(50n);
	expect(effectiveTurnover({ stake: 1_000n, win: 0n, counts: "pvp" })).toBe(0n);
	for (const left of ["void", "gift", "double-up"] as const)
		expect(effectiveTurnover({ stake: 1_000n, win: 0n, counts: "stake", left })).toBe(0n);
});

const forty: Rate = 400_000n;
const books = { bonuses: 0n, rebates: 0n, paymentCosts: 0n };

test("the company's result bears fees, bonuses, rebates and costs", () => {
	const one = companyResult({
		vendors: [
			{ result: 10_000_00n, fee: 150_000n },
			{ result: 3_000_00n, fee: 0n },
		],
		bonuses: 2_000_00n,
		rebates: 500_00n,
		paymentCosts: 0n,
	});
	expect(wholeOf(shareOf(forty, one))).toBe(3_600_00n);
	const other = companyResult({ vendors: [{ result: 27_000_00n, fee: 100_000n }], ...books });
	expect(wholeOf(shareOf(forty, other))).toBe(9_720_00n);
});

test("a vendor has nothing of a result below zero, and of a small one rounded down", () => {
	const losing = companyResult({ vendors: [{ result: -16_500_00n, fee: 100_000n }], ...books });
	expect(shareOf(forty, losing)).toBe(-6_600_00n * 1_000_000n);
	expect(companyResult({ vendors: [{ result: 9n, fee: 150_000n }], ...books, paymentCosts: 3n })).toBe(5n);
});

test("who wagered too little, or is the agent in disguise, is no valid member", () => {
	const member = (turnover: bigint, isAgentsOwn = false) => ({ turnover, isAgentsOwn });
	expect(validMembers([member(100n), member(99n), member(500n, true), member(101n)], 100n)).toBe(2);
});
