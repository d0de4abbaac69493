import { describe, expect, test } from "vitest";
import { isNarrowed, readRecordFilters, recordInput } from "./record-filters.ts";

const read = (search: string) => {
	const fields = new URLSearchParams(search);
	return readRecordFilters((name) => fields.get(name) ?? undefined);
};
const nothing = {
	period: "last-7-days",
	day: undefined,
	category: undefined,
	vendor: undefined,
	game: undefined,
	status: undefined,
	round: undefined,
};
const round = "01930000-0000-7000-8000-000000000001";

describe("the address", () => {
	test.each([
		["", nothing],
		["when=last-30-days", { ...nothing, period: "last-30-days" }],
		["when=2026-11-21", { ...nothing, day: "2026-11-21" }],
		["when=2026-02-30", nothing],
		[
			"hall=RNG&provider=TESSERA&title=12&state=complete",
			{
				...nothing,
				category: "RNG",
				vendor: "TESSERA",
				game: "12",
				status: "complete",
			},
		],
		[`round=${round}`, { ...nothing, round }],
		["when=ever&hall=BAR&provider=a%20b&title=x&state=won&round=1", nothing],
	])("%j", (search, filters) => {
		expect(read(search)).toEqual(filters);
	});
});

describe("the call's input", () => {
	const now = new Date("2026-11-21T15:30:00Z");
	test("whole days of the person, here in Seoul", () => {
		expect(recordInput(read("when=today"), now, 540)).toEqual({
			from: "2026-11-21T15:00:00.000Z",
			to: "2026-11-22T15:00:00.000Z",
			pageSize: 20,
		});
	});

	test("one day of the person's instead of a period", () => {
		expect(recordInput(read("when=2026-11-20"), now, 540)).toEqual({
			from: "2026-11-19T15:00:00.000Z",
			to: "2026-11-20T15:00:00.000Z",
			pageSize: 20,
		});
	});

	test("only what is chosen is asked for", () => {
		const asked = recordInput(read("when=last-30-days&hall=RNG&state=void"), now, 0);
		expect(asked).toEqual({
			from: "2026-10-23T00:00:00.000Z",
			to: "2026-11-22T00:00:00.000Z",
			gameType: "RNG",
			status: "void",
			pageSize: 20,
		});
	});
});

test.each([
	["", false],
	["when=today", false],
	[`round=${round}`, false],
	["hall=RNG", true],
	["state=open", true],
])("%j is narrowed: %s", (search, narrowed) => {
	expect(isNarrowed(read(search))).toBe(narrowed);
});
