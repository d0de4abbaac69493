import { describe, expect, test } from "vitest";
import { readStatementFilters, statementFrom, statementPeriods } from "./statement-filters.ts";

const from = (search: string) => {
	const fields = new URLSearchParams(search);
	return readStatementFilters((name) => fields.get(name) ?? undefined);
};

describe("the address", () => {
	test.each([
		["", { period: "last-30-days", scope: "all" }],
		["since=last-7-days&scope=account", { period: "last-7-days", scope: "account" }],
		["since=forever&scope=%00", { period: "last-30-days", scope: "all" }],
	])("%j", (search, filters) => {
		expect(from(search)).toEqual(filters);
	});
});

describe("the beginning of a period, today included", () => {
	const now = new Date("2026-11-21T15:30:00Z");
	test.each([
		["last-7-days", 0, "2026-11-15T00:00:00.000Z"],
		["last-7-days", 540, "2026-11-15T15:00:00.000Z"],
		["last-7-days", -300, "2026-11-15T05:00:00.000Z"],
		["last-30-days", 0, "2026-10-23T00:00:00.000Z"],
		["last-90-days", 0, "2026-08-24T00:00:00.000Z"],
		["last-365-days", 0, "2025-11-22T00:00:00.000Z"],
	] as const)("%s at %i minutes", (period, offset, start) => {
		expect(statementFrom(period, now, offset)).toBe(start);
	});

	test("no period is longer than a year (GLI-19 2.5.7)", () => {
		for (const period of statementPeriods) {
			const length = now.getTime() - Date.parse(statementFrom(period, now, 540));
			expect(length).toBeLessThan(366 * 86_400_000);
		}
	});
});
