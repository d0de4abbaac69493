// The cart and the chase: totals, the worst loss, and which plans may aim at a profit.
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { issueAt, issuesFrom, parseSlip, planChase, type Slip } from "../../core/index.ts";
import { added, basisOf, type Cart, hasOnePrize, mostLines, prizesOf, sumOfSlips, without } from "./cart.ts";
import { planOf, rowsOfChase, worstLoss } from "./chase-wish.ts";

const lott = { currency: "P", mode: "Lott", group: 1950, game: "TSFFC" } as const;
const slip = (text: string): Slip => unwrap(parseSlip(text, lott));
const straight = slip("1_2_3~1~21~1~1950~1");
const wish = { kind: "flat", count: 5, multiple: 1, factor: 2, every: 1, percent: 30 } as const;
const issues = issuesFrom(issueAt("TSFFC", Date.parse("2025-11-24T00:00:00Z")), 10);

test("a cart sums bets and stakes, and takes no more than one press may bet", () => {
	const slips = [straight, slip("1,2_3_4,5~1~21~2~1950~3")];
	expect(sumOfSlips(slips)).toEqual({ bets: 5, stake: 200n + 4n * 60n });
	const full = Array.from({ length: mostLines + 3 }).reduce<Cart>(
		(cart, _, index) => added(cart, { key: String(index), slip: straight }),
		[],
	);
	expect([full.length, without(full, "0").length]).toEqual([mostLines, mostLines - 1]);
});

test("a lower series pays less and gives a rebate, and the prize shown is the core's", () => {
	expect(prizesOf(straight)).toEqual({ least: 19_500_000n, most: 19_500_000n });
	expect(prizesOf(slip("1_2_3~1~21~1~1800~1")).most).toBe(18_000_000n);
	const joined = prizesOf(slip("1_2_3~1~26~1~1950~1"));
	expect(joined.most > joined.least).toBe(true);
});

test("a flat and a growing chase: rows, their totals and what they can lose", () => {
	const basis = basisOf([straight]);
	const flat = planChase(planOf(wish), basis, 5);
	expect(flat.map(({ staked }) => staked)).toEqual([200n, 400n, 600n, 800n, 1000n]);
	expect(worstLoss(flat, [straight])).toBe(1000n);
	const growing = planChase(planOf({ ...wish, kind: "growing", every: 2 }), basis, 5);
	expect(growing.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4]);
	expect(rowsOfChase(growing, issues).at(-1)).toEqual({ issue: issues[4]?.issue, multiple: 4 });
});

test("rebates come back in any case, so they are not part of the worst loss", () => {
	const low = slip("1_2_3~1~21~1~1800~1");
	const rows = planChase(planOf(wish), basisOf([low]), 2);
	expect(worstLoss(rows, [low])).toBe(400n - 2n * 15n);
});

test("only a slip with one prize may be chased for a profit", () => {
	expect(hasOnePrize([straight])).toBe(true);
	expect(hasOnePrize([straight, straight])).toBe(false);
	expect(hasOnePrize([slip("1_2_3~1~26~1~1950~1")])).toBe(false);
	expect(hasOnePrize([slip("1_2___~1~14~1~1950~1")])).toBe(false);
	const rated = planChase(planOf({ ...wish, kind: "rate" }), { cost: 1000n, prize: 1950n }, 5);
	expect(rated.map(({ multiple }) => multiple)).toEqual([1, 2, 6, 18, 54]);
});
