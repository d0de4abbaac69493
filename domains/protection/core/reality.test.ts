import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRealityChoice, realityChoices, realityDue, realityMinutes } from "./reality.ts";

const free = { demanded: false, usual: 60, least: 10, most: 240 };
const strict = { demanded: true, usual: 30, least: 10, most: 60 };

describe("RTS 13B minutes between two reality checks", () => {
	test.each([
		["nobody is interrupted who chose none, where the market demands none", undefined, free, undefined],
		["the market's own where it demands one", undefined, strict, 30],
		["what was chosen", 45, free, 45],
		["the market's most, for a choice of another market", 240, strict, 60],
		["the market's least, for a choice of another market", 5, strict, 10],
	])("%s", (_name, chosen, rules, minutes) => {
		expect(realityMinutes(chosen, rules)).toBe(minutes);
	});
	test("are within the bounds, whatever was chosen", () => {
		fc.assert(
			fc.property(fc.integer({ min: -10, max: 5_000 }), fc.constantFrom(free, strict), (chosen, rules) => {
				const minutes = realityMinutes(chosen, rules) ?? 0;
				return minutes >= rules.least && minutes <= rules.most;
			}),
		);
	});
});

describe("a choice", () => {
	test.each([
		[undefined, free, true],
		[undefined, strict, false],
		[10, strict, true],
		[60, strict, true],
		[9, strict, false],
		[61, strict, false],
		[61, free, true],
		[30.5, free, false],
	])("of %s minutes in %o: %s", (chosen, rules, may) => {
		expect(isRealityChoice(chosen, rules)).toBe(may);
	});
	test.each([free, strict, { demanded: false, usual: 7, least: 5, most: 7 }])(
		"of what is offered may be made: %o",
		(rules) => {
			const offered = realityChoices(rules);
			expect(offered.every((minutes) => isRealityChoice(minutes, rules))).toBe(true);
			expect(offered).toContain(rules.usual);
			expect(offered).toEqual([...new Set(offered)].toSorted((one, other) => one - other));
		},
	);
	test("is offered in round lengths", () => {
		expect(realityChoices(strict)).toEqual([10, 15, 20, 30, 45, 60]);
	});
});

describe("the next check", () => {
	const checkedAt = new Date("2026-11-22T12:00:00Z");
	test("is due so long after the last", () => {
		expect(realityDue({ checkedAt }, 30)).toEqual(new Date("2026-11-22T12:30:00Z"));
	});
	test("is never due for whoever is not interrupted", () => {
		expect(realityDue({ checkedAt }, undefined)).toBeUndefined();
	});
});
