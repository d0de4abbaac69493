import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldRule } from "#brand/core";
import { decidePaymentPassword, isSimplePin } from "./payment-password.ts";

const rule: FieldRule = { enabled: false, required: false, patternId: "digits", minLength: 6, maxLength: 6 };
const birthday = "1990-06-15";
const decide = (paymentPassword: string, confirmPaymentPassword = paymentPassword) =>
	decidePaymentPassword(rule, { paymentPassword, confirmPaymentPassword, birthday });

describe("a payment password", () => {
	test("of six digits holds", () => {
		expect(decide("135792")).toEqual({ ok: true, value: "135792" });
	});
	test.each([
		["too short", "13579", "13579", "PAYMENT_PASSWORD_RULE"],
		["too long", "1357924", "1357924", "PAYMENT_PASSWORD_RULE"],
		["of letters", "13579a", "13579a", "PAYMENT_PASSWORD_RULE"],
		["of digits of another script", "١٣٥٧٩٢", "١٣٥٧٩٢", "PAYMENT_PASSWORD_RULE"],
		["the first that somebody tries", "123456", "123456", "PAYMENT_PASSWORD_SIMPLE"],
		["repeated otherwise", "135792", "135791", "PASSWORDS_DIFFER"],
		["simple and repeated otherwise", "111111", "135791", "PAYMENT_PASSWORD_SIMPLE"],
	])("%s is refused", (_case, typed, confirmed, error) => {
		expect(decide(typed, confirmed)).toEqual({ ok: false, error });
	});
	test("follows the rule of the brand", () => {
		const own: FieldRule = { ...rule, patternId: "letter-and-digit", minLength: 8, maxLength: 20 };
		const change = { paymentPassword: "stone4river", confirmPaymentPassword: "stone4river", birthday };
		expect(decidePaymentPassword(own, change)).toEqual({ ok: true, value: "stone4river" });
	});
});

describe("what is tried first", () => {
	test.each(["000000", "999999", "123456", "456789", "890123", "654321", "987654", "121212", "123123", "909090"])(
		"%s",
		(pin) => {
			expect(isSimplePin(pin, undefined)).toBe(true);
		},
	);
	test.each(["900615", "150690", "061590"])("%s, the day of birth", (pin) => {
		expect([isSimplePin(pin, birthday), isSimplePin(pin, undefined)]).toEqual([true, false]);
	});
	test("is a small part of all: of each seventeenth pin fewer than one in seven hundred", () => {
		const some = Array.from({ length: 58_824 }, (_, pin) => String(pin * 17).padStart(6, "0"));
		expect(some.filter((pin) => isSimplePin(pin, birthday)).length).toBeLessThan(some.length / 700);
	});
	test("never throws, whatever is typed", () => {
		fc.assert(fc.property(fc.string(), fc.string(), (typed, day) => typeof isSimplePin(typed, day) === "boolean"));
	});
});
