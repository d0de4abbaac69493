import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type FieldRule,
	type FieldRules,
	type RegistrationField,
	type RegistrationRules,
	registrationFields,
} from "#brand/core";
import { fieldProblem, type RegistrationInput, validateRegistration } from "./validate-registration.ts";

const hidden: FieldRule = { enabled: false, required: false, patternId: "any", minLength: 1, maxLength: 20 };
const shown = (patternId: FieldRule["patternId"], minLength: number, maxLength: number): FieldRule => ({
	enabled: true,
	required: false,
	patternId,
	minLength,
	maxLength,
});

function rulesWith(fields: Partial<FieldRules>): RegistrationRules {
	const all = Object.fromEntries(registrationFields.map((field) => [field, hidden]));
	const base: FieldRules = {
		...emptyRules(all),
		username: shown("letter-first", 4, 12),
		password: shown("letter-and-digit", 8, 20),
		confirmPassword: shown("no-spaces", 8, 20),
		birthday: { ...shown("date-ymd", 10, 10), required: true },
	};
	return { fields: { ...base, ...fields }, minimumAge: 18, termsVersion: "2026-01" };
}

/** Proves that the record is complete, so that no field can be forgotten. */
function emptyRules(all: Readonly<Record<string, FieldRule>>): FieldRules {
	const isComplete = (rules: Readonly<Record<string, FieldRule>>): rules is FieldRules =>
		registrationFields.every((field) => rules[field] !== undefined);
	if (!isComplete(all)) throw new Error("a field is missing");
	return all;
}

const today = { year: 2026, month: 3, day: 1 };
const good: RegistrationInput = {
	username: "mosaic77",
	password: "tiles4all",
	confirmPassword: "tiles4all",
	birthday: "1990-06-15",
	termsVersion: "2026-01",
};
const rules = rulesWith({});
const judge = (input: RegistrationInput, given: RegistrationRules = rules) => validateRegistration(given, input, today);
const problems = (input: RegistrationInput, given: RegistrationRules = rules) => {
	const result = judge(input, given);
	if (result.ok) return {};
	return result.error.code === "INVALID_FIELDS" ? result.error.fields : result.error.code;
};

describe("a registration", () => {
	test("that holds gives back what was typed, without what was empty", () => {
		const result = judge({ ...good, nickname: "" });
		expect(result.ok && [...result.value.values.keys()]).toEqual([
			"username",
			"password",
			"confirmPassword",
			"birthday",
		]);
		expect(result.ok && result.value.birthday).toEqual({ year: 1990, month: 6, day: 15 });
	});
	test.each<[string, Partial<RegistrationInput>, unknown]>([
		["terms of an older version", { termsVersion: "2025-01" }, "TERMS_NOT_ACCEPTED"],
		["terms come before fields", { termsVersion: "", username: "" }, "TERMS_NOT_ACCEPTED"],
		[
			"nothing typed",
			{ username: "", password: "", confirmPassword: "", birthday: "" },
			{ username: "required", password: "required", confirmPassword: "required", birthday: "required" },
		],
		["a name too short", { username: "abc" }, { username: "pattern" }],
		["a name that begins with a digit", { username: "1mosaic" }, { username: "pattern" }],
		["a weak password", { password: "alltiles", confirmPassword: "alltiles" }, { password: "pattern" }],
		["another confirmation", { confirmPassword: "tiles4al" }, { confirmPassword: "mismatch" }],
		[
			"the name as password",
			{ username: "tiles4all", password: "Tiles4All", confirmPassword: "Tiles4All" },
			{ password: "same-as-username" },
		],
		["a field nobody asked for", { zalo: "x" }, { zalo: "not-asked" }],
		["several at once", { username: "a", birthday: "1990-02-30" }, { username: "pattern", birthday: "pattern" }],
		["fields come before the age", { birthday: "2020-01-01", username: "a" }, { username: "pattern" }],
	])("%s", (_case, change, expected) => {
		expect(problems({ ...good, ...change })).toEqual(expected);
	});
	test("required when shown, whatever the configuration says: mobile, code, payment password", () => {
		const given = rulesWith({
			mobileNum: shown("digits", 8, 11),
			verificationCode: shown("digits", 6, 6),
			paymentPassword: shown("digits", 6, 6),
			email: shown("email", 6, 60),
		});
		expect(problems(good, given)).toEqual({
			mobileNum: "required",
			verificationCode: "required",
			paymentPassword: "required",
		});
	});
	test("an address that letters are sent to is one, whatever kind an operator has set", () => {
		const given = rulesWith({ email: shown("any", 1, 60) });
		expect(problems({ ...good, email: "7351" }, given)).toEqual({ email: "pattern" });
		expect(judge({ ...good, email: "minji@mail.com" }, given).ok).toBe(true);
	});
	test("an affiliate code of the address is taken though the form does not show it, and still judged", () => {
		expect(judge({ ...good, affiliateCode: "TESSERA", domain: "localhost", countryDialingCode: "82" }).ok).toBe(true);
		expect(problems({ ...good, affiliateCode: "x".repeat(21) })).toEqual({ affiliateCode: "pattern" });
	});
});

describe("T04 the age", () => {
	test.each([
		["2008-03-01", true],
		["2008-03-02", false],
		["2020-01-01", false],
		["1930-01-01", true],
		["2026-03-02", false],
	])("born on %s, 18 asked on 2026-03-01: %s", (birthday, taken) => {
		const result = judge({ ...good, birthday });
		expect(result.ok).toBe(taken);
		if (!result.ok) expect(result.error).toEqual({ code: "UNDER_AGE", minimumAge: 18 });
	});
	test("a locale that asks for 19", () => {
		const korean = { ...rules, minimumAge: 19 };
		expect(problems({ ...good, birthday: "2008-02-01" }, korean)).toBe("UNDER_AGE");
		expect(judge({ ...good, birthday: "2007-03-01" }, korean).ok).toBe(true);
	});
	test("a date in the other order", () => {
		const given = rulesWith({ birthday: { ...shown("date-mdy", 10, 10), required: true } });
		expect(judge({ ...good, birthday: "06-15-1990" }, given).ok).toBe(true);
		expect(problems({ ...good, birthday: "06-15-2015" }, given)).toBe("UNDER_AGE");
	});
});

describe("properties", () => {
	const anyInput = fc.record(
		Object.fromEntries(registrationFields.map((field) => [field, fc.string({ maxLength: 24 })])),
		{ requiredKeys: [] },
	);
	test("whatever is typed, what passes has every shown and required field, and no hidden one", () => {
		fc.assert(
			fc.property(anyInput, fc.constantFrom(...registrationFields), (typed, field) => {
				const result = judge({ ...good, ...typed });
				if (!result.ok) return;
				expect(result.value.values.has("username") && result.value.values.has("password")).toBe(true);
				if (!rules.fields[field].enabled && !["affiliateCode", "domain", "countryDialingCode"].includes(field)) {
					expect(result.value.values.has(field)).toBe(false);
				}
			}),
		);
	});
	test("a form's field has a problem exactly when the whole names it", () => {
		fc.assert(
			fc.property(anyInput, (typed) => {
				const input: RegistrationInput = { ...good, ...typed };
				const whole = problems(input);
				const single: Partial<Record<RegistrationField, string>> = {};
				for (const field of registrationFields) {
					const problem = fieldProblem(field, rules, input);
					if (problem !== undefined) single[field] = problem;
				}
				expect(whole === "UNDER_AGE" ? {} : whole).toEqual(single);
			}),
		);
	});
	test("judging changes nothing of what was typed", () => {
		fc.assert(
			fc.property(anyInput, (typed) => {
				const before = JSON.stringify(typed);
				judge({ ...good, ...typed });
				expect(JSON.stringify(typed)).toBe(before);
			}),
		);
	});
});
