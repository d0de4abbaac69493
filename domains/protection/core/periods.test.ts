import { describe, expect, test } from "vitest";
import { dayOf, firstDay, type Period, periodEnd, periodStart, readFrom } from "./periods.ts";

const at = (text: string) => new Date(text);
const seoul = 540;

describe("the day of a moment", () => {
	test.each([
		["2026-03-01T23:59:59Z", 0, "2026-03-01"],
		["2026-03-01T15:00:00Z", seoul, "2026-03-02"],
		["2026-03-01T14:59:59Z", seoul, "2026-03-01"],
		["2026-01-01T03:00:00Z", -300, "2025-12-31"],
	])("%s in a zone of %s minutes is %s", (moment, offset, day) => {
		expect(dayOf(at(moment), offset)).toBe(day);
	});
});

const began: readonly (readonly [Period, string, number, string])[] = [
	["day", "2026-11-18T12:00:00Z", 0, "2026-11-18"],
	["week", "2026-11-18T12:00:00Z", 0, "2026-11-16"],
	["week", "2026-11-16T00:00:00Z", 0, "2026-11-16"],
	["week", "2026-11-15T23:59:59Z", 0, "2026-11-09"],
	["week", "2026-01-01T12:00:00Z", 0, "2025-12-29"],
	["month", "2026-11-30T23:00:00Z", 0, "2026-11-01"],
	["month", "2026-11-30T23:00:00Z", seoul, "2026-12-01"],
];

const ends: readonly (readonly [Period, string, number, string])[] = [
	["day", "2026-11-18T12:00:00Z", 0, "2026-11-19T00:00:00.000Z"],
	["day", "2026-11-18T12:00:00Z", seoul, "2026-11-18T15:00:00.000Z"],
	["week", "2026-11-18T12:00:00Z", 0, "2026-11-23T00:00:00.000Z"],
	["week", "2025-12-31T12:00:00Z", 0, "2026-01-05T00:00:00.000Z"],
	["month", "2026-02-18T12:00:00Z", 0, "2026-03-01T00:00:00.000Z"],
	["month", "2026-12-31T23:59:59Z", 0, "2027-01-01T00:00:00.000Z"],
	["month", "2026-12-31T23:59:59Z", seoul, "2027-01-31T15:00:00.000Z"],
];

describe("a period", () => {
	test.each(began)("%s at %s (%s) began on %s", (period, moment, offset, day) => {
		expect(firstDay(period, at(moment), offset)).toBe(day);
		const start = periodStart(period, at(moment), offset);
		expect(new Date(start.getTime() + offset * 60_000).toISOString()).toBe(`${day}T00:00:00.000Z`);
	});
	test.each(ends)("%s at %s (%s) ends at %s", (period, moment, offset, end) => {
		expect(periodEnd(period, at(moment), offset).toISOString()).toBe(end);
	});
	test("runs until its end and not longer: the moment before is in it, the end is in the next", () => {
		for (const [period, moment, offset] of ends) {
			const end = periodEnd(period, at(moment), offset);
			const first = firstDay(period, at(moment), offset);
			expect(firstDay(period, new Date(end.getTime() - 1), offset)).toBe(first);
			expect(firstDay(period, end, offset) > first).toBe(true);
		}
	});
});

describe("play is read", () => {
	test.each([
		["from the month's beginning when the week began in it", "2026-11-18T12:00:00Z", 0, "2026-11-01T00:00:00.000Z"],
		["from the week's beginning when the month began within it", "2026-10-02T12:00:00Z", 0, "2026-09-28T00:00:00.000Z"],
		["by the days of the zone", "2026-11-18T12:00:00Z", seoul, "2026-10-31T15:00:00.000Z"],
	])("%s", (_name, moment, offset, from) => {
		expect(readFrom(at(moment), offset).toISOString()).toBe(from);
	});
});
