import { describe, expect, test } from "vitest";
import { type FieldRule, type FieldRules, type RegistrationRules, registrationFields } from "#brand/core";
import { rulesByMobile, rulesByName, validateRegistration } from "./index.ts";

const hidden: FieldRule = { enabled: false, required: false, patternId: "any", minLength: 0, maxLength: 100 };
const shown: Partial<FieldRules> = {
	username: { ...hidden, enabled: true, patternId: "letter-first", minLength: 4, maxLength: 16 },
	password: { ...hidden, enabled: true, patternId: "letter-and-digit", minLength: 8, maxLength: 64 },
	confirmPassword: { ...hidden, enabled: true, patternId: "no-spaces", minLength: 8, maxLength: 64 },
};
const isComplete = (fields: Partial<FieldRules>): fields is FieldRules =>
	registrationFields.every((field) => fields[field] !== undefined);
const all: Partial<FieldRules> = Object.fromEntries(registrationFields.map((field) => [field, shown[field] ?? hidden]));
if (!isComplete(all)) throw new Error("a field is missing");
const rules: RegistrationRules = { fields: all, minimumAge: 18, termsVersion: "1" };

const today = { year: 2026, month: 5, day: 1 };
const judge = (way: RegistrationRules, input: Readonly<Record<string, string>>) => {
	const judged = validateRegistration(way, { termsVersion: "1", ...input }, today);
	return judged.ok ? "fine" : judged.error;
};

const byName = { username: "mosaic", password: "tiles4all", confirmPassword: "tiles4all" };
const phone = { mobileNum: "01012345678", countryDialingCode: "82", verificationCode: "012345" };

describe("by user name", () => {
	test("without a verified phone asks for none and takes no code", () => {
		expect(judge(rulesByName(rules, { phone: false }), byName)).toBe("fine");
		expect(judge(rulesByName(rules, { phone: false }), { ...byName, verificationCode: "012345" })).toMatchObject({
			fields: { verificationCode: "not-asked" },
		});
	});
	test("REGMOBVERF3: with one asks for number, country and code", () => {
		const way = rulesByName(rules, { phone: true });
		expect(judge(way, { ...byName, ...phone })).toBe("fine");
		expect(judge(way, byName)).toMatchObject({
			fields: { mobileNum: "required", countryDialingCode: "required", verificationCode: "required" },
		});
		expect(judge(way, { ...byName, ...phone, verificationCode: "12345" })).toMatchObject({
			fields: { verificationCode: "pattern" },
		});
	});
	test("does not ask for a code that an operator shows without the flag", () => {
		const fields = { ...rules.fields, verificationCode: { ...hidden, enabled: true } };
		expect(rulesByName({ ...rules, fields }, { phone: false }).fields.verificationCode.enabled).toBe(false);
	});
});

describe("by mobile number", () => {
	const own = { username: phone.mobileNum, ...phone };
	test("MOBILENUMPASSREG3 off: the number is the name, and there is no password", () => {
		const way = rulesByMobile(rules, { password: false });
		expect(judge(way, own)).toBe("fine");
		expect(judge(way, { ...own, password: "tiles4all" })).toMatchObject({ fields: { password: "not-asked" } });
	});
	test("MOBILENUMPASSREG3 on: with a password that is its own repeat", () => {
		const way = rulesByMobile(rules, { password: true });
		expect(judge(way, own)).toMatchObject({ fields: { password: "required", confirmPassword: "required" } });
		expect(judge(way, { ...own, password: "tiles4all", confirmPassword: "tiles4all" })).toBe("fine");
	});
	test("a name that is no number is refused", () => {
		const way = rulesByMobile(rules, { password: false });
		expect(judge(way, { ...own, username: "mosaic" })).toMatchObject({ fields: { username: "pattern" } });
	});
	test("leaves the brand's other fields as they are", () => {
		expect(rulesByMobile(rules, { password: true }).fields.email).toEqual(rules.fields.email);
	});
});
