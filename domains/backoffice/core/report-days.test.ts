import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfter, dayBefore, longestReportDays, reportDayOf, reportDayStart, reportDays } from "./index.ts";

describe("days of a report", () => {
	test("are those of the zone: a moment lies between the beginning of its day and of the next (property)", () => {
		fc.assert(
			fc.property(
				fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
				fc.integer({ min: -720, max: 840 }),
				(moment, offset) => {
					const day = reportDayOf(moment, offset);
					expect(reportDayStart(day, offset) <= moment).toBe(true);
					expect(reportDayStart(dayAfter(day), offset) > moment).toBe(true);
					expect(dayBefore(dayAfter(day))).toBe(day);
				},
			),
		);
	});

	test("begin at midnight of the zone", () => {
		expect(reportDayStart("2026-03-10", 540).toISOString()).toBe("2026-03-09T15:00:00.000Z");
		expect(reportDayOf(new Date("2026-03-09T15:00:00Z"), 540)).toBe("2026-03-10");
	});

	test("are the last thirty where nothing is said, and both ends are among them", () => {
		expect(reportDays({}, "2026-03-31")).toEqual({ ok: true, value: { from: "2026-03-02", to: "2026-03-31" } });
		expect(reportDays({ to: "2026-03-05" }, "2026-03-31")).toMatchObject({ value: { from: "2026-02-04" } });
		expect(reportDays({ from: "2026-03-31" }, "2026-03-31")).toMatchObject({ value: { to: "2026-03-31" } });
	});

	test("are at least one and at most ninety-three", () => {
		const refused = { ok: false, error: "INVALID_PERIOD" };
		expect(reportDays({ from: "2026-04-01" }, "2026-03-31")).toEqual(refused);
		expect(longestReportDays).toBe(93);
		expect(reportDays({ from: "2026-01-01", to: "2026-04-03" }, "2026-04-03").ok).toBe(true);
		expect(reportDays({ from: "2026-01-01", to: "2026-04-04" }, "2026-04-04")).toEqual(refused);
	});

	test.each([
		["2026-02-28", "2026-03-01"],
		["2028-02-28", "2028-02-29"],
		["2026-12-31", "2027-01-01"],
	])("the day after %s is %s, and the other way round", (day, next) => {
		expect(dayAfter(day)).toBe(next);
		expect(dayBefore(next)).toBe(day);
	});

	test.each([
		[-720, "2026-03-10T12:00:00.000Z"],
		[-300, "2026-03-10T05:00:00.000Z"],
		[0, "2026-03-10T00:00:00.000Z"],
		[330, "2026-03-09T18:30:00.000Z"],
		[840, "2026-03-09T10:00:00.000Z"],
	])("in a zone of %i minutes the tenth begins at %s, and a moment before is the ninth", (offset, begins) => {
		expect(reportDayStart("2026-03-10", offset).toISOString()).toBe(begins);
		expect(reportDayOf(new Date(begins), offset)).toBe("2026-03-10");
		expect(reportDayOf(new Date(Date.parse(begins) - 1), offset)).toBe("2026-03-09");
	});
});
