import { describe, expect, test } from "vitest";
import {
	amountAt,
	changeLimit,
	type HeldLimit,
	isTimeLimit,
	keepLimit,
	type LimitAmount,
	type LimitChange,
	strictest,
	waitingAt,
} from "./limits.ts";
import type { Period } from "./periods.ts";

const now = new Date("2026-11-18T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const wait = { now, waitHours: 24 };
const held = (amount: LimitAmount, next?: LimitChange["next"]): LimitChange => ({ amount, next });
const tomorrow = hours(24);

const changes: readonly (readonly [string, LimitChange | undefined, LimitAmount, LimitChange])[] = [
	["a first limit holds at once", undefined, 100n, held(100n)],
	["a stricter one holds at once", held(100n), 50n, held(50n)],
	["a limit of nothing is a limit", held(100n), 0n, held(0n)],
	["a looser one waits", held(100n), 200n, held(100n, { amount: 200n, at: tomorrow })],
	["to have none is looser, and waits", held(100n), undefined, held(100n, { amount: undefined, at: tomorrow })],
	["to have none where none is", held(undefined), undefined, held(undefined)],
	["a limit after one that was removed", held(undefined), 70n, held(70n)],
	["the same takes back what waits", held(100n, { amount: 200n, at: hours(3) }), 100n, held(100n)],
	["a stricter one, too", held(100n, { amount: 200n, at: hours(3) }), 50n, held(50n)],
	[
		"another looser one waits anew",
		held(100n, { amount: 200n, at: hours(3) }),
		150n,
		held(100n, { amount: 150n, at: tomorrow }),
	],
	["what waited is what holds, once its time has come", held(100n, { amount: 200n, at: hours(-1) }), 150n, held(150n)],
	[
		"and looser is looser than that",
		held(100n, { amount: 200n, at: now }),
		300n,
		held(200n, { amount: 300n, at: tomorrow }),
	],
	[
		"after a removal has come, any limit holds at once",
		held(100n, { amount: undefined, at: hours(-1) }),
		900n,
		held(900n),
	],
];

describe("A.3.7 a stricter limit at once, a looser one after the wait", () => {
	test.each(changes)("%s", (_name, before, wanted, after) => {
		expect(changeLimit(before, wanted, wait)).toEqual(after);
	});
	test("a market without a wait lets every change hold at once", () => {
		expect(changeLimit(held(100n), undefined, { now, waitHours: 0 })).toEqual(held(undefined));
	});
	test("whatever is wished for and however often, nothing looser holds before the wait is over", () => {
		const wishes: readonly LimitAmount[] = [undefined, 0n, 50n, 100n, 150n, undefined, 1_000n];
		let limit: LimitChange = held(100n);
		let least = 100n;
		for (const [step, wish] of wishes.entries()) {
			limit = changeLimit(limit, wish, { now: hours(step), waitHours: 24 });
			least = wish !== undefined && wish < least ? wish : least;
			expect(amountAt(limit, hours(step))).toBe(least);
		}
	});
});

describe("what waits", () => {
	const waiting = held(100n, { amount: 200n, at: hours(1) });
	test("holds from its moment on", () => {
		expect([hours(0), hours(1), hours(2)].map((moment) => amountAt(waiting, moment))).toEqual([100n, 200n, 200n]);
		expect([hours(0), hours(1)].map((moment) => waitingAt(waiting, moment))).toEqual([waiting.next, undefined]);
	});
	test("can be taken back before, and not after", () => {
		expect(keepLimit(waiting, now)).toEqual({ ok: true, value: held(100n) });
		expect(keepLimit(waiting, hours(1))).toEqual({ ok: false, error: "NOTHING_WAITS" });
		expect(keepLimit(held(100n), now)).toEqual({ ok: false, error: "NOTHING_WAITS" });
		expect(keepLimit(undefined, now)).toEqual({ ok: false, error: "NOTHING_WAITS" });
	});
});

describe("T12 of the member's and the operator's limit", () => {
	const limit = (holder: HeldLimit["holder"], amount: LimitAmount, period: Period = "day"): HeldLimit => ({
		holder,
		kind: "wager",
		period,
		amount,
		next: undefined,
	});
	const cases: readonly (readonly [string, readonly HeldLimit[], LimitAmount])[] = [
		["none holds where none is", [], undefined],
		["the only one holds", [limit("operator", 30n)], 30n],
		["the stricter holds: the member's", [limit("member", 20n), limit("operator", 30n)], 20n],
		["the stricter holds: the operator's", [limit("member", 40n), limit("operator", 30n)], 30n],
		["one that was removed does not count", [limit("member", undefined), limit("operator", 30n)], 30n],
		["another period does not count", [limit("member", 10n, "week"), limit("operator", 30n)], 30n],
		["another kind does not count", [{ ...limit("member", 10n), kind: "loss" }, limit("operator", 30n)], 30n],
	];
	test.each(cases)("%s", (_name, limits, amount) => {
		expect(strictest(limits, { kind: "wager", period: "day" }, now)).toBe(amount);
	});
});

const times: readonly (readonly [bigint, Period, boolean])[] = [
	[14n, "day", false],
	[15n, "day", true],
	[1_440n, "day", true],
	[1_441n, "day", false],
	[10_080n, "week", true],
	[10_081n, "week", false],
	[44_640n, "month", true],
	[44_641n, "month", false],
];
test.each(times)("%s minutes of a %s: %s", (minutes, period, expected) => {
	expect(isTimeLimit(minutes, period)).toBe(expected);
});
