import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patternIds } from "./patterns.ts";
import { type FieldRule, isRegistrationField, isRequired, registrationFields } from "./registration-fields.ts";

const anyRule: fc.Arbitrary<FieldRule> = fc.record({
	enabled: fc.boolean(),
	required: fc.boolean(),
	patternId: fc.constantFrom(...patternIds),
	minLength: fc.nat(10),
	maxLength: fc.integer({ min: 10, max: 100 }),
});

const anyField = fc.constantFrom(...registrationFields);

describe("properties of a required field", () => {
	test("what is not shown is never required", () => {
		fc.assert(
			fc.property(anyField, anyRule, (field, rule) => {
				expect(isRequired(field, { ...rule, enabled: false })).toBe(false);
			}),
		);
	});
	test("what is shown and configured as required is, whatever the field", () => {
		fc.assert(
			fc.property(anyField, anyRule, (field, rule) => {
				expect(isRequired(field, { ...rule, enabled: true, required: true })).toBe(true);
			}),
		);
	});
	test("neither kind nor size has a say", () => {
		fc.assert(
			fc.property(anyField, anyRule, anyRule, (field, rule, other) => {
				const sized = { ...other, enabled: rule.enabled, required: rule.required };
				expect(isRequired(field, sized)).toBe(isRequired(field, rule));
			}),
		);
	});
	test("six fields are required as soon as they are shown, and no other", () => {
		const shown: FieldRule = { enabled: true, required: false, patternId: "any", minLength: 1, maxLength: 2 };
		expect(registrationFields.filter((field) => isRequired(field, shown))).toEqual([
			"username",
			"password",
			"confirmPassword",
			"mobileNum",
			"verificationCode",
			"paymentPassword",
		]);
	});
});

describe("names of fields", () => {
	test.each(registrationFields.map((field) => [field] as const))("%s is one", (field) => {
		expect(isRegistrationField(field)).toBe(true);
	});
	test.each(["", "Username", "username ", "constructor", "__proto__", "isAdmin"])("%j is none", (name) => {
		expect(isRegistrationField(name)).toBe(false);
	});
});
