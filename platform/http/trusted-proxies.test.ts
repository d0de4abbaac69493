import { describe, expect, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

const trusts = (proxies: boolean | string | string[], address: string): boolean => {
	const trusted = trustedProxies(proxies);
	return typeof trusted === "boolean" ? trusted : trusted(address, 0);
};

describe("whose forwarded headers are believed", () => {
	test.each([
		["this machine's", ["loopback"], "127.0.0.1", true],
		["this machine's, in the sixth version", ["loopback"], "::1", true],
		["a stranger's", ["loopback"], "198.51.100.7", false],
		["an address of a block", ["10.0.0.0/8"], "10.20.30.40", true],
		["an address beside a block", ["10.0.0.0/8"], "11.0.0.1", false],
		["one of several", ["10.0.0.0/8", "192.0.2.1"], "192.0.2.1", true],
		["a list in one text", "192.0.2.1", "192.0.2.1", true],
	])("%s", (_what, proxies, address, expected) => {
		expect(trusts(proxies, address)).toBe(expected);
		expect(trusts(proxies, address)).toBe(expected);
	});

	test("everybody's or nobody's, when that is said", () => {
		expect(trustedProxies(true)).toBe(true);
		expect(trustedProxies(false)).toBe(false);
	});

	test("an answer stays the same when more addresses have asked than are remembered", () => {
		const trusted = trustedProxies(["10.0.0.0/8"]);
		if (typeof trusted === "boolean") throw new Error("a list is asked");
		for (let place = 0; place < 1_200; place++) expect(trusted(`10.1.${place >> 8}.${place & 255}`, 0)).toBe(true);
		expect(trusted("10.1.0.0", 0)).toBe(true);
		expect(trusted("11.1.0.0", 0)).toBe(false);
	});

	test("what is no address is a mistake in the settings, told at the start", () => {
		expect(() => trustedProxies(["nowhere"])).toThrow();
	});
});
