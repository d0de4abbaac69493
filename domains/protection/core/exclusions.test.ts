import { describe, expect, test } from "vitest";
import { breakEnd, type Exclusion, exclusionAt, exclusionEnd, type Identity, identityMarks } from "./exclusions.ts";

const now = new Date("2026-11-18T12:00:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const exclusion = (kind: Exclusion["kind"], ends: number): Exclusion => ({ kind, endsAt: hours(ends) });

const cases: readonly (readonly [string, readonly Exclusion[], Exclusion | undefined])[] = [
	["nothing", [], undefined],
	["a break that runs", [exclusion("break", 1)], exclusion("break", 1)],
	["not one that ends now", [exclusion("break", 0)], undefined],
	["not one that is over", [exclusion("exclusion", -1)], undefined],
	[
		"the break that ends last",
		[exclusion("break", 1), exclusion("break", 9), exclusion("break", 3)],
		exclusion("break", 9),
	],
	[
		"the exclusion before a longer break",
		[exclusion("break", 900), exclusion("exclusion", 5)],
		exclusion("exclusion", 5),
	],
	[
		"the break that outlasts an exclusion that is over",
		[exclusion("break", 2), exclusion("exclusion", -5)],
		exclusion("break", 2),
	],
];

describe("A.3.8 what excludes a member", () => {
	test.each(cases)("%s", (_name, exclusions, expected) => {
		expect(exclusionAt(exclusions, now)).toEqual(expected);
	});
	test("never ends earlier because another is added", () => {
		const first = exclusion("exclusion", 100);
		for (const other of [exclusion("break", 1), exclusion("exclusion", 1), exclusion("exclusion", 50)]) {
			expect(exclusionAt([first, other], now)).toEqual(first);
		}
	});
});

describe("how long", () => {
	test("a break lasts: so many hours", () => {
		expect(breakEnd(now, 24)).toEqual(hours(24));
	});
	test.each([
		["2026-11-18T12:00:00Z", 6, "2027-05-18T12:00:00.000Z"],
		["2026-08-31T00:00:00Z", 6, "2027-02-28T00:00:00.000Z"],
		["2027-08-31T00:00:00Z", 6, "2028-02-29T00:00:00.000Z"],
		["2026-01-31T23:59:59Z", 1, "2026-02-28T23:59:59.000Z"],
		["2026-11-18T12:00:00Z", 60, "2031-11-18T12:00:00.000Z"],
	])("an exclusion of %s for %s months ends at %s", (from, months, end) => {
		expect(exclusionEnd(new Date(from), months).toISOString()).toBe(end);
	});
});

const people: readonly (readonly [string, Identity, readonly string[]])[] = [
	["nothing known", {}, []],
	["a number, however it is written", { mobile: "010-1234 5678", dialingCode: "+82" }, ["mobile:821012345678"]],
	["the same without the leading nought", { mobile: "1012345678", dialingCode: "82" }, ["mobile:821012345678"]],
	["wide figures", { mobile: "０１０１２３４５６７８", dialingCode: "82" }, ["mobile:821012345678"]],
	["the same with everything before it", { mobile: "+821012345678" }, ["mobile:821012345678"]],
	["a mail address in any case", { email: " Kim@Example.COM " }, ["email:kim@example.com"]],
	["an identity number with and without signs", { idNumber: "AB 12-34" }, ["id:ab1234"]],
	["a name with the birthday", { name: "Kim  Min-su", birthday: "1990-05-07" }, ["person:kimminsu:1990-05-07"]],
	["no name without the birthday", { name: "Kim Min-su" }, []],
	["no birthday without a name", { birthday: "1990-05-07" }, []],
];
describe("what identifies a person", () => {
	test.each(people)("%s", (_name, identity, marks) => {
		expect(identityMarks(identity)).toEqual(marks);
	});
});
