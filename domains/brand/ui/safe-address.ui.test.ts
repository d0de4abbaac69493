import { describe, expect, test } from "vitest";
import { safeAddress, wholeAddress } from "./safe-address.ts";

describe("an address that an operator wrote", () => {
	test.each([
		"/down",
		"/help?article=wallet.balance",
		"https://apps.example/tessera.apk",
		"http://apps.example/a",
		"mailto:help@tessera.example",
		"itms-services://?action=download-manifest&url=https://apps.example/m.plist",
	])("may be %s", (text) => {
		expect(safeAddress(text)).toBe(text);
	});
	test.each([
		"",
		"down",
		"//elsewhere.example",
		"/\\elsewhere.example",
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"data:text/html,<b>",
		"https://a.example/ b",
		'https://a.example/"onload="x',
		"vbscript:x",
		"file:///etc/passwd",
	])("may not be %j", (text) => {
		expect(safeAddress(text)).toBeUndefined();
	});
	test("is whole in a code that another device reads", () => {
		expect(wholeAddress("/down", { origin: "https://tessera.example" })).toBe("https://tessera.example/down");
		expect(wholeAddress("https://apps.example/a", { origin: "https://tessera.example" })).toBe(
			"https://apps.example/a",
		);
	});
});
