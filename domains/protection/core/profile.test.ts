import { describe, expect, test } from "vitest";
import { hasCycle, isOldEnough } from "./profile.ts";

describe("T04 somebody is old enough", () => {
	test.each([
		["2007-11-18", "2025-11-17", 18, false],
		["2007-11-18", "2025-11-18", 18, true],
		["2007-11-18", "2025-11-18", 19, false],
		["2007-11-18", "2026-11-18", 19, true],
		["2008-02-29", "2026-02-28", 18, false],
		["2008-02-29", "2026-03-01", 18, true],
		["2004-02-29", "2024-02-29", 20, true],
		["1930-01-01", "2025-11-18", 25, true],
	])("born on %s, on %s, of %s years: %s", (birthday, today, minimumAge, expected) => {
		expect(isOldEnough(birthday, { today, minimumAge })).toBe(expected);
	});
	test("from one day on, and never before", () => {
		const days = Array.from({ length: 800 }, (_, day) =>
			new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString().slice(0, 10),
		);
		const old = days.map((today) => isOldEnough("2007-06-30", { today, minimumAge: 18 }));
		expect(old.indexOf(true)).toBe(days.indexOf("2025-06-30"));
		expect(old.lastIndexOf(false)).toBe(days.indexOf("2025-06-29"));
	});
});

describe("RTS 14D, 14G a pause between rounds", () => {
	test.each([
		[{ slots: 0, others: 0 }, false],
		[{ slots: 2_500, others: 0 }, true],
		[{ slots: 0, others: 5_000 }, true],
	])("%o asks for one: %s", (cycle, asks) => {
		expect(hasCycle(cycle)).toBe(asks);
	});
});
