// The codes of RFC 6238's own examples, and the steps on either side.
import { describe, expect, test } from "vitest";
import { newTotpSecret, totpAddress, totpStep } from "./totp.ts";

/** "12345678901234567890" in base 32: the secret of the RFC's appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("the examples of RFC 6238, with six digits", () => {
	test.each([
		[59, "287082"],
		[1_111_111_109, "081804"],
		[1_111_111_111, "050471"],
		[1_234_567_890, "005924"],
		[2_000_000_000, "279037"],
		[20_000_000_000, "353130"],
	])("at %i seconds: %s", async (seconds, digits) => {
		const step = Math.floor(seconds / 30);
		expect(await totpStep({ secret, digits, now: at(seconds), after: 0 })).toBe(step);
		expect(await totpStep({ secret, digits, now: at(seconds + 30), after: 0 })).toBe(step);
		expect(await totpStep({ secret, digits, now: at(seconds - 30), after: 0 })).toBe(step);
		expect(await totpStep({ secret, digits, now: at(seconds + 90), after: 0 })).toBeUndefined();
	});
});

test("the step of the last code, and every one before it, is taken no more", async () => {
	const typed = { secret, digits: "081804", now: at(1_111_111_109) };
	const step = Math.floor(1_111_111_109 / 30);
	expect(await totpStep({ ...typed, after: step - 1 })).toBe(step);
	expect(await totpStep({ ...typed, after: step })).toBeUndefined();
	expect(await totpStep({ ...typed, after: step + 1 })).toBeUndefined();
});

test("secrets have 160 bits, each another, and go into an app under the brand's and the account's name", () => {
	const [one, other] = [newTotpSecret(), newTotpSecret()];
	expect(one).toMatch(/^[A-Z2-7]{32}$/);
	expect(one).not.toBe(other);
	const address = new URL(totpAddress({ secret: one, account: "minji 2000", brand: "Tessera & Co" }));
	expect(address.protocol).toBe("otpauth:");
	expect(decodeURIComponent(address.pathname)).toContain("minji 2000");
	expect(address.searchParams.get("secret")).toBe(one);
	expect(address.searchParams.get("issuer")).toBe("Tessera & Co");
});
