import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldRule, type PatternId, patternIds } from "#brand/core";
import { passwordChecks, passwordFits } from "./password-checks.ts";

const rule = (patternId: PatternId): FieldRule => ({
	enabled: true,
	required: true,
	patternId,
	minLength: 8,
	maxLength: 16,
});

const met = (patternId: PatternId, password: string, username = "minji") =>
	passwordChecks(rule(patternId), { password, username })
		.filter((check) => check.met)
		.map((check) => check.point);

describe("points are ticked off while somebody types", () => {
	test.each([
		["", []],
		["a", ["letter", "spaces", "name"]],
		["a1", ["letter", "digit", "spaces", "name"]],
		["abcdefg1", ["length", "letter", "digit", "spaces", "name"]],
		["abcd efg1", ["length", "letter", "digit", "name"]],
		["MINJI", ["letter", "spaces"]],
	] as const)("letter and digit: %j", (password, points) => {
		expect(met("letter-and-digit", password)).toEqual(points);
	});

	test("the strictest kind", () => {
		expect(met("capital-lower-digit-symbol", "Aa1!Aa1!")).toEqual([
			"length",
			"capital",
			"small",
			"digit",
			"symbol",
			"spaces",
			"name",
		]);
	});

	test("a kind without points has none", () => {
		expect(passwordChecks(rule("thai"), { password: "x", username: "" })).toEqual([]);
	});
});

const pointed = patternIds.filter((id) => passwordChecks(rule(id), { password: "", username: "" }).length > 0);

test("all points met is the whole rule met, for printable passwords", () => {
	const seed = 20_261_121;
	fc.assert(
		fc.property(fc.constantFrom(...pointed), fc.string({ unit: "grapheme-ascii", maxLength: 20 }), (id, password) => {
			const typed = { password, username: "minji" };
			expect(passwordChecks(rule(id), typed).every((check) => check.met)).toBe(passwordFits(rule(id), typed));
		}),
		{ seed, numRuns: 2000 },
	);
});
