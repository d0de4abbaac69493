import { describe, expect, test } from "vitest";
import {
	afterEntryFailure,
	type EntryTally,
	entryLimits,
	firstPasswordLapsed,
	isTroubled,
	lockedSeconds,
	staffName,
	staffNameShape,
	staffPasswordFault,
} from "./index.ts";

const start = new Date("2030-01-01T00:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

function failAt(...at: readonly number[]): EntryTally | undefined {
	let tally: EntryTally | undefined;
	for (const minute of at) tally = afterEntryFailure(tally, minutes(minute));
	return tally;
}

describe("three failures lock (B.2.3g)", () => {
	test.each([
		["none", failAt(), minutes(0), 0],
		["two", failAt(0, 1), minutes(1), 0],
		["three", failAt(0, 1, 2), minutes(2), entryLimits.lockMinutes * 60],
		["three, a minute before the end", failAt(0, 1, 2), minutes(31), 60],
		["three, at the end", failAt(0, 1, 2), minutes(32), 0],
		["two, and one after half an hour", failAt(0, 1, 31), minutes(31), 0],
		["two, and one just within half an hour", failAt(0, 1, 30), minutes(30), entryLimits.lockMinutes * 60],
	])("%s", (_, tally, now, seconds) => {
		expect(lockedSeconds(tally, now)).toBe(seconds);
	});

	test("a lock that ended begins a new count", () => {
		expect(lockedSeconds(failAt(0, 1, 2, 33, 34), minutes(34))).toBe(0);
		expect(lockedSeconds(failAt(0, 1, 2, 33, 34, 35), minutes(35))).toBeGreaterThan(0);
	});
});

describe("a piece of work is asked for", () => {
	test.each([
		["never", undefined, minutes(0), false],
		["after one failure", failAt(0), minutes(29), true],
		["no more half an hour after it", failAt(0), minutes(30), false],
		["as long after a lock ended", failAt(0, 1, 2), minutes(61), true],
		["no more half an hour after that", failAt(0, 1, 2), minutes(62), false],
		[
			"not of a name that never failed",
			{ failures: 0, lastFailedAt: start, lockedUntil: undefined },
			minutes(0),
			false,
		],
	])("%s", (_, tally, now, asked) => {
		expect(isTroubled(tally, now)).toBe(asked);
	});
});

test.each([
	[minutes(0), false],
	[minutes(24 * 60 - 1), false],
	[minutes(24 * 60), true],
])("a first password at %s is over: %s", (now, over) => {
	expect(firstPasswordLapsed(start, now)).toBe(over);
});

test.each([
	[" Olga.Kim ", "olga.kim", true],
	["ab", "ab", false],
	["1st", "1st", false],
	["o'lga", "o'lga", false],
	["a".repeat(31), "a".repeat(31), false],
])("the name %j is %j, good: %s", (typed, name, good) => {
	expect(staffName(typed)).toBe(name);
	expect(staffNameShape.test(name)).toBe(good);
});

test.each([
	["short-enough", undefined],
	["eleven-sign", "TOO_SHORT"],
	["aaaaaaaaaaaa", "TOO_SIMPLE"],
	["abababababababab", "TOO_SIMPLE"],
	["the-OLGA-of-the-desk", "TOO_SIMPLE"],
	["스무 번의 조용한 저녁이 왔다", undefined],
])("the password %j: %s", (password, fault) => {
	expect(staffPasswordFault({ password, username: "olga" })).toBe(fault);
});

describe("failures of many networks lock where the holder of the name has not come in", () => {
	const failWide = (count: number): EntryTally | undefined => {
		let tally: EntryTally | undefined;
		for (let turn = 0; turn < count; turn++)
			tally = afterEntryFailure(tally, minutes(turn / 10), entryLimits.lockAfterWide);
		return tally;
	};
	test("twenty-nine do not, the thirtieth does, for half an hour", () => {
		expect(lockedSeconds(failWide(entryLimits.lockAfterWide - 1), minutes(3))).toBe(0);
		const locked = failWide(entryLimits.lockAfterWide);
		expect(locked?.lockedUntil).toEqual(minutes(2.9 + entryLimits.lockMinutes));
		expect(lockedSeconds(locked, minutes(2.9))).toBe(entryLimits.lockMinutes * 60);
	});
	test("the lock begins a new count when it ends", () => {
		const after = afterEntryFailure(failWide(entryLimits.lockAfterWide), minutes(40), entryLimits.lockAfterWide);
		expect(after).toEqual({ failures: 1, lastFailedAt: minutes(40), lockedUntil: undefined });
	});
});
