// Budgets, the most a promotion costs, days and weeks of the brand.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgetFault, costBound } from "./budget.ts";
import { addDays, dayAt, dayStart, mondayOf, turnAt, turnBefore } from "./days.ts";
import { isElsewhere, type RewardRule } from "./kinds.ts";

const budget = { all: 50_500n, day: 20_000n, member: 1_500n };

test.each([
	[{ all: 0n, day: 0n, member: 0n }, 1_500n, undefined],
	[{ all: 0n, day: 0n, member: 0n }, 1_501n, "member"],
	[{ all: 0n, day: 19_500n, member: 0n }, 1_000n, "day"],
	[{ all: 50_000n, day: 0n, member: 0n }, 1_000n, "all"],
	[{ all: 50_000n, day: 19_500n, member: 0n }, 500n, undefined],
] as const)("spent %o and %s more passes %s", (spent, amount, bound) => {
	expect(budgetFault(budget, spent, amount)).toBe(bound);
});

test("of 505, a hundred claims of 10 are 50 that fit, and 5 are left", () => {
	let all = 0n;
	let issued = 0;
	for (let claim = 0; claim < 100; claim++) {
		if (budgetFault({ all: 50_500n, day: 50_500n, member: 50_500n }, { all, day: all, member: 0n }, 1_000n)) continue;
		all += 1_000n;
		issued += 1;
	}
	expect([issued, 50_500n - all]).toEqual([50, 500n]);
});

const steps = [
	{ goal: 1n, amount: 100n, points: 1 },
	{ goal: 2n, amount: 300n, points: 1 },
];
test.each<[RewardRule, bigint, bigint]>([
	[{ kind: "match", promotion: "first" }, 0n, 0n],
	[{ kind: "race", tournament: "any" }, 0n, 0n],
	[{ kind: "cashback", tiers: [], most: 900n }, 50_500n, 900n],
	[{ kind: "mission", metric: "stake", games: [], steps }, 50_500n, 400n],
	[{ kind: "raffle", every: 1n, most: 1, prizes: [500n, 700n] }, 1_200n, 700n],
	[{ kind: "red-packet", total: 1_000n, parts: 11 }, 1_000n, 990n],
	[{ kind: "check-in", mode: "streak", rewards: [1n, 9n, 2n] }, 50_500n, 9n],
	[{ kind: "free-spins", spins: 10, stake: 20n, days: 7 }, 50_500n, 200n],
	[
		{ kind: "referral", each: 500n, bonuses: [{ friends: 5, amount: 2_000n }], deposit: 1n, turnover: 1n, days: 30 },
		50_500n,
		1_500n,
	],
	[{ kind: "coupon", amount: 300n }, 50_500n, 300n],
	[{ kind: "birthday", amount: 301n }, 50_500n, 301n],
	[{ kind: "activity", amount: 302n }, 50_500n, 302n],
])("%o costs at most %s, a turn %s", (reward, all, turn) => {
	expect(costBound(reward, budget)).toMatchObject({ all, turn });
	expect(isElsewhere(reward)).toBe(reward.kind === "match" || reward.kind === "race");
});

describe("days of the brand", () => {
	const seoul = 540;
	test.each([
		["2026-11-24T14:59:59.999Z", seoul, "2026-11-24"],
		["2026-11-24T15:00:00.000Z", seoul, "2026-11-25"],
		// Over a change of summer time the day is what the brand's clock says then: New York, 5 hours behind, then 4.
		["2026-03-08T04:59:00.000Z", -300, "2026-03-07"],
		["2026-03-09T03:59:00.000Z", -240, "2026-03-08"],
		["2026-03-09T04:00:00.000Z", -240, "2026-03-09"],
	])("%s at %i minutes is %s", (moment, ahead, day) => {
		expect(dayAt(new Date(moment), ahead)).toBe(day);
	});
	test("begin where the brand's clock says midnight", () => {
		expect(dayStart("2026-11-25", seoul).toISOString()).toBe("2026-11-24T15:00:00.000Z");
		expect(dayAt(dayStart("2026-11-25", -300), -300)).toBe("2026-11-25");
	});
	test.each([
		["Europe/London", "2027-03-28", "2027-03-28T00:00:00.000Z", 23],
		["Europe/London", "2027-03-29", "2027-03-28T23:00:00.000Z", 24],
		["Europe/London", "2027-10-31", "2027-10-30T23:00:00.000Z", 25],
		["America/Toronto", "2027-03-14", "2027-03-14T05:00:00.000Z", 23],
		["Australia/Lord_Howe", "2027-04-04", "2027-04-03T13:00:00.000Z", 24.5],
		// There the clocks change at midnight: one is left out in spring, one comes twice in autumn.
		["America/Havana", "2027-03-14", "2027-03-14T05:00:00.000Z", 23],
		["America/Havana", "2027-11-07", "2027-11-07T04:00:00.000Z", 25],
		["Asia/Seoul", "2027-03-28", "2027-03-27T15:00:00.000Z", 24],
	])("in %s %s begins at %s and has %i hours", (zone, day, begins, hours) => {
		const [start, end] = [dayStart(day, zone), dayStart(addDays(day, 1), zone)];
		expect(start.toISOString()).toBe(begins);
		expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
		expect([dayAt(new Date(start.getTime() - 1), zone), dayAt(new Date(end.getTime() - 1), zone)]).toEqual([
			addDays(day, -1),
			day,
		]);
	});
	test("every moment lies in exactly the day that its zone's clock shows", () => {
		const zones = ["Europe/London", "America/Toronto", "America/Havana", "Australia/Lord_Howe", "Asia/Kathmandu", -210];
		const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) });
		fc.assert(
			fc.property(fc.constantFrom(...zones), moments, (zone, at) => {
				const day = dayAt(new Date(at), zone);
				expect(dayStart(day, zone).getTime() <= at && at < dayStart(addDays(day, 1), zone).getTime()).toBe(true);
			}),
		);
	});
	test("a week is Monday to Sunday", () => {
		const days = Array.from({ length: 7 }, (_, at) => addDays("2026-11-23", at));
		expect(days.map(mondayOf)).toEqual(days.map(() => "2026-11-23"));
		expect(mondayOf("2026-11-22")).toBe("2026-11-16");
		expect(mondayOf("1969-12-31")).toBe("1969-12-29");
	});
	const window = { opensAt: new Date("2026-11-01T00:00:00Z"), closesAt: new Date("2026-12-01T00:00:00Z"), zone: 0 };
	test("a turn is a day, a week, or all of it, and knows the one before", () => {
		expect(turnAt("day", "2026-11-24", window)).toEqual({ name: "2026-11-24", from: "2026-11-24", to: "2026-11-24" });
		const week = turnAt("week", "2026-11-24", window);
		expect(week).toEqual({ name: "2026-11-23", from: "2026-11-23", to: "2026-11-29" });
		expect(turnBefore("week", week)).toEqual({ name: "2026-11-16", from: "2026-11-16", to: "2026-11-22" });
		const once = turnAt("once", "2026-11-24", window);
		expect(once).toEqual({ name: "once", from: "2026-11-01", to: "2026-11-30" });
		expect(turnBefore("once", once)).toBeUndefined();
		expect(turnAt("once", "2026-11-24", { ...window, closesAt: undefined }).to).toBe("2999-12-31");
	});
});
