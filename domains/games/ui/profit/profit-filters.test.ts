import { expect, test } from "vitest";
import { profitInput, readProfitFilters } from "./profit-filters.ts";

const read = (search: string) => {
	const fields = new URLSearchParams(search);
	return readProfitFilters((name) => fields.get(name) ?? undefined);
};

test.each([
	["", { period: "last-30-days", by: "day" }],
	["span=today&by=vendor", { period: "today", by: "vendor" }],
	["span=ever&by=%00", { period: "last-30-days", by: "day" }],
])("the address %j", (search, filters) => {
	expect(read(search)).toEqual(filters);
});

test("whole days of the person, and whose days they are", () => {
	const now = new Date("2026-11-21T15:30:00Z");
	expect(profitInput(read("span=yesterday"), now, 540)).toEqual({
		from: "2026-11-20T15:00:00.000Z",
		to: "2026-11-21T15:00:00.000Z",
		offset: 540,
	});
});
