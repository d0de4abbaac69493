import { describe, expect, test } from "vitest";
import { readPhone } from "./phone-number.ts";

describe("a mobile number", () => {
	test.each([
		["01012345678", "82", "+821012345678"],
		["010-1234-5678", "82", "+821012345678"],
		["(010) 1234 5678", "+82", "+821012345678"],
		["0901234567", "84", "+84901234567"],
		["+82 10-1234-5678", "82", "+821012345678"],
		["09012345678", "81", "+819012345678"],
		["0812345678", "66", "+66812345678"],
		["7911123456", "44", "+447911123456"],
	])("%s with %s is %s", (number, dialingCode, value) => {
		expect(readPhone({ number, dialingCode })).toEqual({ ok: true, value });
	});

	test.each([
		["", "82", "PHONE_NUMBER_MISSING"],
		["   ", "82", "PHONE_NUMBER_MISSING"],
		["123", "82", "PHONE_NUMBER_INVALID"],
		["0101234567890123", "82", "PHONE_NUMBER_INVALID"],
		["010 abcd 5678", "82", "PHONE_NUMBER_INVALID"],
		["01012345678", "", "PHONE_NUMBER_INVALID"],
		["01012345678", "999", "PHONE_NUMBER_INVALID"],
		["01012345678", "82; drop", "PHONE_NUMBER_INVALID"],
		["+84901234567", "82", "PHONE_NUMBER_INVALID"],
		["1".repeat(200), "82", "PHONE_NUMBER_INVALID"],
	])("%j with %j is refused: %s", (number, dialingCode, error) => {
		expect(readPhone({ number, dialingCode })).toEqual({ ok: false, error });
	});

	test("that is not given is missing", () => {
		expect(readPhone({})).toEqual({ ok: false, error: "PHONE_NUMBER_MISSING" });
	});
});
