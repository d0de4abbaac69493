// Examples whose figures were computed by hand and by a second method: each to the minor unit.
import { expect, test } from "vitest";
import { dividendShares } from "./dividend-shares.ts";
import { type Parts, shareOf } from "./parts.ts";
import { payDown } from "./pay-down.ts";
import { nothingOpen, type Open, settle } from "./settle.ts";
import { teamOf } from "./team.ts";
import { type Tier, tierReached } from "./tiers.ts";
import { turnoverBills, turnoverShares } from "./turnover-shares.ts";

const names = ["T", "A", "B", "C", "A2"] as const;
const team = teamOf([
	{ id: "C", upline: "B" },
	{ id: "A2", upline: "T" },
	{ id: "B", upline: "A" },
	{ id: "A", upline: "T" },
	{ id: "T", upline: undefined },
]);

/** Minor units of "1,000,000.00". */
const minor = (text: string): bigint => {
	const [whole = "", cents = ""] = text.replaceAll(",", "").replace("-", "").split(".");
	const value = BigInt(whole + cents.padEnd(2, "0"));
	return text.startsWith("-") ? -value : value;
};
/** Millionths of a minor unit of "2,075.075". */
const parts = (text: string): Parts => {
	const [whole = "", decimals = ""] = text.replaceAll(",", "").replace("-", "").split(".");
	const value = BigInt(whole + decimals.padEnd(8, "0"));
	return text.startsWith("-") ? -value : value;
};
const each = (...amounts: readonly string[]): ReadonlyMap<string, bigint> =>
	new Map(names.flatMap((name, place) => (amounts[place] === undefined ? [] : [[name, minor(amounts[place])]])));
const rates = (...given: readonly bigint[]): ReadonlyMap<string, bigint> =>
	new Map(names.flatMap((name, place) => (given[place] === undefined ? [] : [[name, given[place]]])));
const paid = (share: Parts, open: Open = nothingOpen): bigint => settle(open, { share }, "all").paid;
const sum = (shares: ReadonlyMap<string, bigint>): bigint => [...shares.values()].reduce((all, one) => all + one, 0n);

const tier = (rate: bigint, asked: Partial<Tier> = {}): Tier => ({
	members: 0,
	turnover: 0n,
	streak: 0,
	...asked,
	rate,
});

test("1: a day's salaries, where one team lacks a member for its higher tier", () => {
	const second = [tier(5_000n), tier(7_000n, { members: 8, turnover: minor("300,000") })];
	const reached = tierReached(second, { members: 7, turnover: minor("333,333.33"), streak: 0 });
	expect(reached?.rate).toBe(5_000n);
	const direct = each("1,000,000", "600,000", "250,000", "90,000", "333,333.33");
	const shares = turnoverShares(team, { direct, rates: rates(12_000n, 8_000n, 6_000n, 4_000n, reached?.rate ?? 0n) });
	expect(names.map((name) => paid(shares.get(name) ?? 0n))).toEqual(
		["18,093.33", "5,480.00", "1,680.00", "360.00", "1,666.66"].map(minor),
	);
	expect(sum(shares)).toBe(parts("27,279.99996"));
	expect(sum(shares)).toBe(shareOf(12_000n, minor("2,273,333.33")));
});

test("2: an hour in which one agent reached no tier starves nobody", () => {
	const direct = each("40,000", "12,345.67", "50,000", "20,000.01");
	const shares = turnoverShares(team, { direct, rates: rates(1_000n, 0n, 600n, 200n) });
	expect(shares.get("T")).toBe(parts("80.345674"));
	expect(names.slice(0, 4).map((name) => paid(shares.get(name) ?? 0n))).toEqual(
		["80.34", "0", "38.00", "4.00"].map(minor),
	);
});

test("3: twelve slots of five minutes pay what they would pay together", () => {
	const slots = [123456, 98765, 0, 45678, 33333, 120001, 777, 88888, 54321, 9999, 100000, 65432].map(BigInt);
	let open: Open = nothingOpen;
	const payments = slots.map((turnover) => {
		const settled = settle(open, { share: shareOf(350n, turnover) }, "all");
		open = settled;
		return settled.paid;
	});
	expect(payments).toEqual([43, 34, 0, 16, 12, 42, 0, 31, 19, 4, 35, 23].map(BigInt));
	expect(payments.reduce((all, one) => all + one, 0n)).toBe(259n);
	expect(open.rest).toBe(227_500n);
	expect(slots.reduce((all, turnover) => all + paid(shareOf(350n, turnover)), 0n)).toBe(255n);
});

test("4: three weeks of dividends, losses carried in money", () => {
	const weeks = [
		{
			results: each("-8,000", "10,000", "-2,500.50", "4,000", "1,000"),
			pays: ["0", "3,724.92", "0", "400", "300"],
			carries: { T: "-2,075.075", B: "-100.10" },
		},
		{
			results: each("6,000", "-1,000", "7,777.77", "-3,000", "0"),
			pays: ["1,491.59", "366.67", "1,155.45", "0", "0"],
			carries: { C: "-300" },
		},
		{
			results: each("1,500", "2,000", "500", "6,000", "-9,999.99"),
			pays: ["25.00", "1,675.00", "700.00", "300.00", "0"],
			carries: { A2: "-2,999.997" },
		},
	];
	const agreed = rates(500_000n, 350_000n, 200_000n, 100_000n, 300_000n);
	const open = new Map<string, Open>();
	for (const { results, pays, carries } of weeks) {
		const shares = dividendShares(team, { direct: results, rates: agreed });
		expect(sum(shares)).toBe(shareOf(500_000n, sum(results)));
		const settled = names.map((name) => {
			const one = settle(open.get(name) ?? nothingOpen, { share: shares.get(name) ?? 0n }, "all");
			open.set(name, one);
			return one.paid;
		});
		expect(settled).toEqual(pays.map(minor));
		const negative = names.filter((name) => (open.get(name)?.carry ?? 0n) < 0n);
		expect(Object.fromEntries(negative.map((name) => [name, open.get(name)?.carry]))).toEqual(
			Object.fromEntries(Object.entries(carries).map(([name, amount]) => [name, parts(amount)])),
		);
	}
});

test("5: a losing team above a winning one is set against the next period", () => {
	const two = teamOf([
		{ id: "A", upline: undefined },
		{ id: "B", upline: "A" },
	]);
	const agreed = new Map([
		["A", 500_000n],
		["B", 350_000n],
	]);
	const week = (a: string, b: string) => {
		const direct = new Map([
			["A", minor(a)],
			["B", minor(b)],
		]);
		return dividendShares(two, { direct, rates: agreed });
	};
	const first = week("-8,000", "10,000");
	const carried = settle(nothingOpen, { share: first.get("A") ?? 0n }, "all");
	expect(paid(first.get("B") ?? 0n)).toBe(minor("3,500"));
	expect(carried).toMatchObject({ paid: 0n, carry: parts("-2,500") });
	const second = week("6,000", "4,000");
	expect(paid(second.get("B") ?? 0n)).toBe(minor("1,400"));
	expect(paid(second.get("A") ?? 0n, carried)).toBe(minor("1,100"));
});

test("6: a round voided in the next slot counts against that one alone", () => {
	const first = settle(nothingOpen, { share: shareOf(350n, minor("1,234.56")) }, "all");
	expect(first.paid).toBe(minor("0.43"));
	const next = settle(first, { share: shareOf(350n, minor("2,000.00") - minor("500.00")) }, "all");
	expect(next).toMatchObject({ paid: minor("0.52"), rest: 709_600n });
});

test("7: a round voided later costs the tier, and the difference is taken from what is due next", () => {
	const tiers = [tier(8_000n), tier(10_000n, { turnover: minor("1,000,000") })];
	const share = (turnover: bigint) =>
		shareOf(tierReached(tiers, { members: 0, turnover, streak: 0 })?.rate ?? 0n, turnover);
	const then = share(minor("1,000,500.00"));
	const settled = settle(nothingOpen, { share: then }, "none");
	expect(settled.paid).toBe(minor("10,005.00"));
	const again = share(minor("1,000,500.00") - minor("800.00"));
	expect(paid(again)).toBe(minor("7,997.60"));
	const correction = again - then;
	expect(correction).toBe(parts("-2,007.40"));
	const enough = settle(settled, { share: parts("8,400.00"), correction }, "none");
	expect(enough).toMatchObject({ paid: minor("6,392.60"), debt: 0n });
	const tooLittle = settle(settled, { share: parts("1,500.00"), correction }, "none");
	expect(tooLittle).toMatchObject({ paid: 0n, debt: parts("-507.40") });
});

test("8: the upline pays, and owes what it has not", () => {
	const chain = teamOf([
		{ id: "A", upline: undefined },
		{ id: "B", upline: "A" },
		{ id: "C", upline: "B" },
	]);
	const direct = each("0", "600,000", "250,000", "90,000");
	const gross = turnoverBills(chain, { direct, rates: rates(0n, 8_000n, 6_000n, 4_000n) });
	const bills = new Map([...gross].map(([name, share]) => [name, paid(share)]));
	expect(["A", "B", "C"].map((name) => bills.get(name))).toEqual(["7,520", "2,040", "360"].map(minor));
	const none = new Map<string, bigint>();
	expect(payDown(chain, { bills, floats: none }).map(({ kept }) => kept)).toEqual(["5,480", "1,680", "360"].map(minor));
	const missed = new Map([...bills, ["A", 0n] as const]);
	const [a, b, c] = payDown(chain, { bills: missed, floats: new Map([["A", minor("1,500")]]) });
	expect(a).toMatchObject({ received: 0n, fromFloat: minor("1,500"), owes: new Map([["B", minor("540")]]) });
	expect(b).toMatchObject({ received: minor("1,500"), kept: minor("1,140"), owes: new Map() });
	expect(c).toMatchObject({ received: minor("360"), kept: minor("360") });
});
