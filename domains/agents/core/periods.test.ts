// Where periods begin and end.
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextBorder, type PeriodKind, periodAt, periodKinds } from "./periods.ts";

const seoul = { utcOffset: 540, dayStart: 0 };
const shown = (kind: PeriodKind, at: string, calendar = seoul) => {
	const { from, to } = periodAt(kind, new Date(at), calendar);
	return [from.toISOString(), to.toISOString()];
};

test("a day of Seoul ends at three in the afternoon of UTC", () => {
	const day = ["2026-11-23T15:00:00.000Z", "2026-11-24T15:00:00.000Z"];
	expect(shown("day", "2026-11-24T14:59:59.999Z")).toEqual(day);
	expect(shown("day", "2026-11-23T15:00:00.000Z")).toEqual(day);
	expect(shown("day", "2026-11-24T15:00:00.000Z")[0]).toBe(day[1]);
});

test("slots and hours are those of UTC, whatever the brand's zone", () => {
	const india = { utcOffset: 330, dayStart: 0 };
	expect(shown("five-minutes", "2026-11-24T14:59:59.999Z", india)).toEqual([
		"2026-11-24T14:55:00.000Z",
		"2026-11-24T15:00:00.000Z",
	]);
	expect(shown("hour", "2026-11-24T14:10:00.000Z", india)).toEqual([
		"2026-11-24T14:00:00.000Z",
		"2026-11-24T15:00:00.000Z",
	]);
});

test("weeks begin on Monday, halves of a month on the 1st and the 16th", () => {
	const utc = { utcOffset: 0, dayStart: 0 };
	const dates = (kind: PeriodKind, at: string) => shown(kind, at, utc).map((moment) => moment.slice(0, 10));
	expect(dates("week", "2026-11-29T23:59:59.999Z")).toEqual(["2026-11-23", "2026-11-30"]);
	expect(dates("week", "2026-11-30T00:00:00.000Z")).toEqual(["2026-11-30", "2026-12-07"]);
	expect(dates("half-month", "2028-02-15T12:00:00.000Z")).toEqual(["2028-02-01", "2028-02-16"]);
	expect(dates("half-month", "2028-02-29T12:00:00.000Z")).toEqual(["2028-02-16", "2028-03-01"]);
	expect(dates("month", "2026-12-31T12:00:00.000Z")).toEqual(["2026-12-01", "2027-01-01"]);
});

test("a day may begin later than midnight", () => {
	const noon = { utcOffset: 540, dayStart: 12 * 60 };
	expect(shown("day", "2026-11-24T02:59:59.999Z", noon)).toEqual([
		"2026-11-23T03:00:00.000Z",
		"2026-11-24T03:00:00.000Z",
	]);
});

test("every moment is in its period, and periods meet without a gap (property)", () => {
	const calendars = fc.record({
		utcOffset: fc.integer({ min: -720, max: 840 }),
		dayStart: fc.integer({ min: 0, max: 1_439 }),
	});
	const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(fc.constantFrom(...periodKinds), moments, calendars, (kind, at, calendar) => {
			const { from, to } = periodAt(kind, at, calendar);
			expect(from.getTime() <= at.getTime() && at.getTime() < to.getTime()).toBe(true);
			expect(periodAt(kind, to, calendar).from).toEqual(to);
			expect(periodAt(kind, from, calendar)).toEqual({ from, to });
			expect(nextBorder(kind, at, calendar)).toEqual(to);
		}),
	);
});
