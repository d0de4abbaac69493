import { describe, expect, test } from "vitest";
import type { FieldRule } from "#brand/core";
import { changeProblem, placeOfProblem } from "./change-problems.ts";

const rule: FieldRule = { enabled: true, required: true, patternId: "letter-and-digit", minLength: 8, maxLength: 64 };
const by = { account: "minji2000", rule };
const form = (oldPassword: string, newPassword: string, confirmNewPassword: string) => ({
	oldPassword,
	newPassword,
	confirmNewPassword,
});

describe("a change of password in the form", () => {
	test.each([
		["oldPassword", form("", "", ""), "problems.required"],
		["oldPassword", form("x", "", ""), undefined],
		["newPassword", form("old12345", "", ""), "problems.required"],
		["newPassword", form("old12345", "short1", ""), "errors.PASSWORD_RULE"],
		["newPassword", form("old12345", "onlyletters", ""), "errors.PASSWORD_RULE"],
		["newPassword", form("old12345", "MinJi2000", ""), "errors.PASSWORD_RULE"],
		["newPassword", form("old12345", "old12345", ""), "errors.PASSWORD_UNCHANGED"],
		["newPassword", form("old12345", "new12345", ""), undefined],
		["confirmNewPassword", form("old12345", "new12345", ""), "problems.required"],
		["confirmNewPassword", form("old12345", "new12345", "new1234"), "errors.PASSWORDS_DIFFER"],
		["confirmNewPassword", form("old12345", "new12345", "new12345"), undefined],
	] as const)("%s of %j: %s", (field, values, problem) => {
		expect(changeProblem(field, values, by)).toBe(problem);
	});
});

test.each([
	["WRONG_OLD_PASSWORD", "oldPassword"],
	["PASSWORD_RULE", "newPassword"],
	["PASSWORD_UNCHANGED", "newPassword"],
	["PASSWORD_BREACHED", "newPassword"],
	["PASSWORD_TOO_SIMPLE", "newPassword"],
	["PASSWORDS_DIFFER", "confirmNewPassword"],
	["PASSWORD_LOCKED", "root"],
	["NETWORK", "root"],
])("a refusal %s stands at %s", (code, place) => {
	expect(placeOfProblem(code)).toBe(place);
});
