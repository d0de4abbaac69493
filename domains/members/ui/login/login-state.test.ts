import { describe, expect, test } from "vitest";
import { afterRefusal, busySeconds, type LoginState, needsPopup, newLogin, placeOf } from "./login-state.ts";

const asked: LoginState = { captcha: true, waitUntil: undefined };

describe("a refused login", () => {
	test.each([
		["a wrong password", newLogin, { code: "WRONG_CREDENTIALS", value: { captcha: false } }, newLogin],
		[
			"a wrong password that flags the captcha",
			newLogin,
			{ code: "WRONG_CREDENTIALS", value: { captcha: true } },
			asked,
		],
		["a missing captcha", newLogin, { code: "CAPTCHA_REQUIRED", value: { captcha: true } }, asked],
		["a wrong captcha without a value", newLogin, { code: "CAPTCHA_WRONG" }, asked],
		["a wrong password keeps the captcha", asked, { code: "WRONG_CREDENTIALS", value: { captcha: false } }, asked],
		["no answer", newLogin, { code: "NETWORK" }, newLogin],
		["a value that is nonsense", newLogin, { code: "WRONG_CREDENTIALS", value: { captcha: "yes" } }, newLogin],
	])("%s", (_, before, refusal, after) => {
		expect(afterRefusal(before, refusal, 1000)).toEqual(after);
	});

	test("a lock says how long, and asks for a captcha then", () => {
		const value = { captcha: true, retryAfterSeconds: 90 };
		expect(afterRefusal(newLogin, { code: "LOGIN_LOCKED", value }, 1000)).toEqual({ captcha: true, waitUntil: 91_000 });
	});

	test.each(["SERVER_BUSY", "TOO_MANY_REQUESTS", "LOGIN_LOCKED"])("%s without a number rests a little", (code) => {
		expect(afterRefusal(newLogin, { code }, 1000).waitUntil).toBe(1000 + busySeconds * 1000);
	});

	test("a wait ends with the next refusal that names none", () => {
		const waiting = { captcha: false, waitUntil: 5000 };
		expect(afterRefusal(waiting, { code: "WRONG_CREDENTIALS" }, 6000).waitUntil).toBeUndefined();
	});
});

test.each([
	["WRONG_CREDENTIALS", "password"],
	["CAPTCHA_REQUIRED", "captcha"],
	["CAPTCHA_WRONG", "captcha"],
	["LOGIN_LOCKED", "form"],
	["ACCOUNT_CLOSED", "form"],
	["NETWORK", "form"],
] as const)("%s stands at the %s", (code, place) => {
	expect(placeOf(code)).toBe(place);
});

test.each([
	[newLogin, false],
	[asked, true],
	[{ captcha: false, waitUntil: 5000 }, true],
])("%j needs the popup: %s", (state, needs) => {
	expect(needsPopup(state)).toBe(needs);
});
