import { describe, expect, test } from "vitest";
import { readMallFilters, recordPeriod, recordPeriods } from "./record-filters.ts";

const from = (search: string) => {
	const fields = new URLSearchParams(search);
	return readMallFilters((name) => fields.get(name) ?? undefined);
};
const usual = {
	view: "items",
	kind: "all",
	mine: false,
	period: "last-30-days",
	type: undefined,
	status: undefined,
};

describe("the address of the mall", () => {
	test.each([
		["", usual],
		[
			"view=record&exchanged=last-7-days&exchange=credit&state=passed",
			{ ...usual, view: "record", period: "last-7-days", type: "credit", status: "passed" },
		],
		["view=convert", { ...usual, view: "convert" }],
		["kind=picture&mine=1", { ...usual, kind: "picture", mine: true }],
		["view=%00&kind=gold&mine=yes&exchanged=ever&exchange=all&state=paid", usual],
	])("%j", (search, filters) => {
		expect(from(search)).toEqual(filters);
	});
});

describe("the period of a preset", () => {
	const now = new Date("2026-11-21T15:30:00Z");
	test.each([
		["last-7-days", 0, "2026-11-15T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
		["last-30-days", 540, "2026-10-23T15:00:00.000Z", "2026-11-22T15:00:00.000Z"],
		["last-90-days", 0, "2026-08-24T00:00:00.000Z", "2026-11-22T00:00:00.000Z"],
	] as const)("%s at %i minutes", (period, offset, start, end) => {
		const { from: begin, to } = recordPeriod(period, now, offset);
		expect([begin.toISOString(), to.toISOString()]).toEqual([start, end]);
	});

	test("none is longer than may be asked for", () => {
		for (const period of recordPeriods) {
			const { from: begin, to } = recordPeriod(period, now, 540);
			expect(to.getTime() - begin.getTime()).toBeLessThanOrEqual(93 * 86_400_000);
		}
	});
});
