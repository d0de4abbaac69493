import { describe, expect, test } from "vitest";
import { isOriginOf, phoneFaultOf, providerWordOf } from "./phone-provider.ts";

describe("section 8: what goes wrong at a provider is told in the catalogue's words", () => {
	test.each([
		["invalid-phone-number", "PHONE_NUMBER_INVALID"],
		["missing-phone-number", "PHONE_NUMBER_MISSING"],
		["too-many-requests", "PHONE_TOO_MANY_REQUESTS"],
		["invalid-verification-code", "PHONE_CODE_INVALID"],
		["missing-verification-code", "PHONE_CODE_MISSING"],
		["captcha-check-failed", "PHONE_CAPTCHA_FAILED"],
		["quota-exceeded", "PHONE_QUOTA_EXCEEDED"],
		["operation-not-allowed", "PHONE_NOT_ENABLED"],
		["code-expired", "PHONE_CODE_EXPIRED"],
		["popup-closed-by-user", "PHONE_POPUP_CLOSED"],
		["internal-error", "PHONE_UNKNOWN"],
	])("%s: %s", (word, code) => {
		expect([phoneFaultOf(word), phoneFaultOf(`auth/${word}`)]).toEqual([code, code]);
		expect(providerWordOf(code)).toBe(word);
	});

	test.each(["", "auth/", "constructor", "__proto__", "toString", "x".repeat(200)])("%j is unknown", (word) => {
		expect(phoneFaultOf(word)).toBe("PHONE_UNKNOWN");
	});
});

describe("a window answers to a page of the host that was called, and to no other", () => {
	test.each([
		["tessera.example", "https://tessera.example", true],
		["Tessera.Example", "https://tessera.example", true],
		["localhost", "http://localhost:4000", true],
		["127.0.0.1", "http://127.0.0.1:4000", true],
		["::1", "http://[::1]:4000", true],
		["[::1]", "http://[::1]:4000", true],
		["tessera.example", "https://tessera.example.evil.example", false],
		["tessera.example", "https://evil.example", false],
		["tessera.example", "https://tessera.example@evil.example", false],
		["tessera.example", "https://tessera.example/", false],
		["tessera.example", "javascript://tessera.example", false],
		["tessera.example", "null", false],
		["tessera.example", "", false],
	])("%s, %j: %s", (host, origin, fits) => {
		expect(isOriginOf({ host, origin })).toBe(fits);
	});
});
