// The days a report asks for, by the person's own calendar.
import { expect, test } from "vitest";
import { daysOf, readPeriod } from "./report-address.ts";

const late = new Date("2026-11-24T16:30:00Z");

test.each([
	["today", 0, { from: "2026-11-24", to: "2026-11-24" }],
	["today", 540, { from: "2026-11-25", to: "2026-11-25" }],
	["last-7-days", 540, { from: "2026-11-19", to: "2026-11-25" }],
	["last-90-days", 0, { from: "2026-08-27", to: "2026-11-24" }],
] as const)("%s at %d minutes ahead", (period, offset, days) => {
	expect(daysOf(period, late, offset)).toEqual(days);
});

test("what is typed and is no period is the last week", () => {
	expect(readPeriod("today")).toBe("today");
	expect(readPeriod("for ever")).toBe("last-7-days");
	expect(readPeriod(undefined)).toBe("last-7-days");
});
