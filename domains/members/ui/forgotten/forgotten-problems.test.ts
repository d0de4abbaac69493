import { describe, expect, test } from "vitest";
import type { FieldRule, PatternId } from "#brand/core";
import { forgottenProblem } from "./forgotten-problems.ts";

const rule = (patternId: PatternId, minLength: number, maxLength: number): FieldRule => ({
	enabled: true,
	required: true,
	patternId,
	minLength,
	maxLength,
});

const rules = {
	username: rule("letter-first", 4, 16),
	email: rule("any", 6, 30),
	password: rule("letter-and-digit", 8, 64),
};

describe("a forgotten password", () => {
	test.each([
		["username", "", "problems.required"],
		["username", "  ", "problems.required"],
		["username", "min", "problems.username"],
		["username", "2minji", "problems.username"],
		["username", "minji2000", undefined],
		["username", " minji2000 ", undefined],
		["email", "", "problems.required"],
		["email", "minji", "problems.email"],
		["email", "minji@mail", "problems.email"],
		["email", "minji@mail.com", undefined],
		["email", "a-name-that-is-much-too-long@mail.com", "problems.email"],
		["password", "", "problems.required"],
		["password", "short1", "errors.PASSWORD_RULE"],
		["password", "onlyletters", "errors.PASSWORD_RULE"],
		["password", "three4stones", undefined],
	] as const)("%s %j: %s", (field, typed, problem) => {
		expect(forgottenProblem(field, typed, rules)).toBe(problem);
	});
});
