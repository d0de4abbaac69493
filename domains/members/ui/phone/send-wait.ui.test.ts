import { beforeEach, describe, expect, test } from "vitest";
import { countdownSeconds, keepWait, keptWait, maySend } from "./send-wait.ts";

beforeEach(() => sessionStorage.clear());

describe("the countdown", () => {
	test.each([
		[3, 180],
		[0.5, 30],
		[undefined, 60],
		[0, 60],
		[Number.NaN, 60],
	])("of %s minutes is %i seconds", (minutes, seconds) => {
		expect(countdownSeconds(minutes)).toBe(seconds);
	});

	test("is kept over a reload, each way for itself, and ends", () => {
		keepWait("login", 10_000);
		expect([keptWait("login", 9_999), keptWait("login", 10_000), keptWait("password", 1)]).toEqual([
			10_000,
			undefined,
			undefined,
		]);
	});

	test("that somebody else wrote into the storage is none", () => {
		sessionStorage.setItem("codeWait_login", "soon");
		expect(keptWait("login", 0)).toBeUndefined();
	});

	test("keeps no number", () => {
		keepWait("login", 10_000);
		expect(JSON.stringify({ ...sessionStorage })).toBe('{"codeWait_login":"10000"}');
	});
});

test.each([
	[0, undefined, 5_000, true],
	[4_500, undefined, 5_000, false],
	[4_000, undefined, 5_000, true],
	[0, 5_001, 5_000, false],
	[0, 5_000, 5_000, true],
])("pressed at %i with a wait until %s, at %i: %s", (pressedAt, until, now, may) => {
	expect(maySend({ pressedAt, until }, now)).toBe(may);
});
