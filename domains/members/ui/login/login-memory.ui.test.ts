import { beforeEach, describe, expect, test } from "vitest";
import {
	lastLoginWasSms,
	rememberDevice,
	rememberedDevice,
	rememberedLogin,
	rememberedNumber,
	rememberLogin,
} from "./login-memory.ts";

beforeEach(() => {
	localStorage.clear();
	for (const name of ["minji2000", "jiho1999"]) rememberLogin({ username: name, remember: false });
});

describe("the name of a login", () => {
	test("is remembered when it is wished", () => {
		rememberLogin({ username: "minji2000", remember: true });
		expect(rememberedLogin()).toEqual({ username: "minji2000", remember: true });
		expect(document.cookie).toContain("loginTypeSms=0");
		expect(document.cookie).toContain("username_minji2000=1");
	});

	test("is forgotten when it is not", () => {
		rememberLogin({ username: "minji2000", remember: true });
		rememberLogin({ username: "minji2000", remember: false });
		expect(rememberedLogin()).toEqual({ username: "", remember: false });
		expect(document.cookie).not.toContain("username_minji2000=1");
	});

	test("of a login by text message is a number, for that way alone", () => {
		rememberLogin({ username: "01012345678", remember: true, sms: true });
		expect([lastLoginWasSms(), rememberedNumber()]).toEqual([true, "01012345678"]);
		expect(rememberedLogin()).toEqual({ username: "", remember: false });
		rememberLogin({ username: "minji2000", remember: true });
		expect([lastLoginWasSms(), rememberedNumber()]).toEqual([false, ""]);
	});

	test("gives way to the next one", () => {
		rememberLogin({ username: "minji2000", remember: true });
		rememberLogin({ username: "jiho1999", remember: true });
		expect(rememberedLogin().username).toBe("jiho1999");
		expect(document.cookie).not.toContain("username_minji2000=1");
	});
});

test("a browser is known by name, whatever its capitals", () => {
	rememberDevice({ username: "Minji2000", device: "a-device" });
	expect(rememberedDevice("minji2000")).toBe("a-device");
	expect(rememberedDevice("jiho1999")).toBeUndefined();
});
