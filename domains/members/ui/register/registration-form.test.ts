import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FieldRule, type RegistrationField, type RegistrationRules, registrationFields } from "#brand/core";
import {
	dashed,
	emptyRegistration,
	givenFields,
	problemWords,
	type RegistrationValues,
	refusedFields,
	shownFields,
	wordsOf,
} from "./registration-form.ts";

const off: FieldRule = { enabled: false, required: false, patternId: "any", minLength: 1, maxLength: 40 };

const rulesWith = (on: { readonly [Field in RegistrationField]?: Partial<FieldRule> }): RegistrationRules => ({
	fields: {
		username: off,
		password: off,
		confirmPassword: off,
		payeeName: off,
		fullname: off,
		email: off,
		qqNum: off,
		mobileNum: off,
		recommenderId: off,
		captcha: off,
		verificationCode: off,
		affiliateCode: off,
		paymentPassword: off,
		line: off,
		whatsapp: off,
		facebook: off,
		telegram: off,
		wechat: off,
		zalo: off,
		idNumber: off,
		referralCode: off,
		domain: off,
		countryDialingCode: off,
		nickname: off,
		birthday: off,
		nationality: off,
		occupation: off,
		sourceOfIncome: off,
		address: off,
		...Object.fromEntries(
			Object.entries(on).map(([field, rule]): [string, FieldRule] => [field, { ...off, enabled: true, ...rule }]),
		),
	},
	minimumAge: 19,
	termsVersion: "2026-01",
});

const rules = rulesWith({
	affiliateCode: { patternId: "letters-digits", minLength: 4, maxLength: 16 },
	nickname: { patternId: "no-spaces", minLength: 2, maxLength: 16 },
	username: { required: true, patternId: "letter-first", minLength: 4, maxLength: 16 },
	password: { required: true, patternId: "letter-and-digit", minLength: 8, maxLength: 64 },
	confirmPassword: { required: true, patternId: "no-spaces", minLength: 8, maxLength: 64 },
	birthday: { required: true, patternId: "date-ymd", minLength: 10, maxLength: 10 },
	captcha: { required: true, patternId: "letters-digits", minLength: 5, maxLength: 5 },
	domain: {},
});

const today = { year: 2026, month: 11, day: 21 };
const typed = (values: Partial<RegistrationValues>): RegistrationValues => ({ ...emptyRegistration(""), ...values });
const problem = (field: RegistrationField, values: Partial<RegistrationValues>) =>
	problemWords(field, { rules, values: typed(values) }, today);

test("what must be given comes first, invitations last; the captcha and the site's own fields have their own place", () => {
	expect(shownFields(rules)).toEqual([
		"username",
		"password",
		"confirmPassword",
		"birthday",
		"nickname",
		"affiliateCode",
	]);
});

describe("problems in words", () => {
	test.each([
		["username", {}, "problems.required"],
		["username", { username: "ab" }, "patterns.range.letter-first"],
		["username", { username: "minji2000" }, undefined],
		["password", { username: "minji2000", password: "minji2000" }, "problems.same-as-username"],
		["password", { password: "onlyletters" }, "patterns.range.letter-and-digit"],
		["confirmPassword", { password: "abcdefg1", confirmPassword: "abcdefg2" }, "problems.mismatch"],
		["confirmPassword", { password: "abcdefg1", confirmPassword: "abcdefg1" }, undefined],
		["nickname", {}, undefined],
		["birthday", { birthday: "2007-11-22" }, "problems.under-age"],
		["birthday", { birthday: "2007-11-21" }, undefined],
		["birthday", { birthday: "1990-02-30" }, "patterns.exact.date-ymd"],
		["zalo", { zalo: "123" }, "problems.not-asked"],
	] as const)("%s of %j: %s", (field, values, key) => {
		expect(problem(field, values)?.key).toBe(key);
	});

	test("a pattern's sentence gets its bounds, an age its years", () => {
		expect(problem("username", { username: "ab" })?.values).toEqual({ min: 4, max: 16 });
		expect(problem("birthday", { birthday: "2020-01-01" })?.values).toEqual({ age: 19 });
		expect(wordsOf("captcha", "pattern", rules)).toEqual({
			key: "patterns.exact.letters-digits",
			values: { min: 5, max: 5 },
		});
	});
});

describe("what is sent", () => {
	test("what was given, of what is asked for", () => {
		const values = typed({ username: "minji2000", nickname: "", zalo: "12345", password: "abcdefg1" });
		expect(givenFields(rules, values)).toEqual({ username: "minji2000", password: "abcdefg1" });
	});

	test("an invitation goes along where no field shows it", () => {
		const values = typed({ affiliateCode: "AG12" });
		expect(givenFields(rulesWith({}), values)).toEqual({ affiliateCode: "AG12" });
	});
});

test("a refusal's fields are read; what is not known is left out", () => {
	expect(refusedFields({ username: "pattern", captcha: "required", sign: "pattern", email: "ugly" })).toEqual([
		["username", "pattern"],
		["captcha", "required"],
	]);
	expect(refusedFields({ password: "breached" })).toEqual([["password", "breached"]]);
	expect(wordsOf("password", "too-simple", rules)).toEqual({ key: "problems.too-simple", values: {} });
});

describe("a date gets its dashes while it is typed", () => {
	test.each([
		["", "date-ymd", ""],
		["199", "date-ymd", "199"],
		["19900", "date-ymd", "1990-0"],
		["19900507", "date-ymd", "1990-05-07"],
		["1990-05-0712", "date-ymd", "1990-05-07"],
		["1990.05.07", "date-ymd", "1990-05-07"],
		["05071990", "date-mdy", "05-07-1990"],
		["050", "date-mdy", "05-0"],
	] as const)("%j as %s is %j", (text, kind, shown) => {
		expect(dashed(text, kind)).toBe(shown);
	});

	test("dashing twice changes nothing", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 14 }), (text) => {
				expect(dashed(dashed(text, "date-ymd"), "date-ymd")).toBe(dashed(text, "date-ymd"));
			}),
			{ seed: 20_261_121 },
		);
	});
});

test("an empty form accepts the terms and does not claim an age", () => {
	const { terms, ofAge, affiliateCode, ...fields } = emptyRegistration("AG12");
	expect([terms, ofAge, affiliateCode]).toEqual([true, false, "AG12"]);
	expect(Object.values(fields).every((value) => value === "")).toBe(true);
	expect(new Set([...Object.keys(fields), "affiliateCode"])).toEqual(new Set(registrationFields));
});
