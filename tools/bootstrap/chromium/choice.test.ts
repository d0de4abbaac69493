import { describe, expect, test } from "vitest";
import { nameIn, newestOf } from "./choice.ts";

describe("what a browser says of its version", () => {
	test.each([
		["Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n", "Chromium 156.0.8078.79"],
		["Google Chrome 155.0.8000.1 \n", "Google Chrome 155.0.8000.1"],
		[
			"/usr/bin/chromium: 9: [: 25276502016: unexpected operator\nChromium 156.0.8078.79 built on Debian GNU/Linux 12\n",
			"Chromium 156.0.8078.79",
		],
		[
			"Chromium 156.0.8078.79 built on Debian 12\n/usr/bin/chromium: 9: [: 25276502016: unexpected operator\n",
			"Chromium 156.0.8078.79",
		],
		["/usr/bin/chromium: 9: [: 25276502016: unexpected operator\n", undefined],
		["The hardware on this system lacks support for the sse3 instruction set.", undefined],
		["", undefined],
	])("%j", (said, name) => {
		expect(nameIn(said)).toBe(name);
	});
});

describe("the newest", () => {
	const found = (...names: readonly string[]) => names.map((name) => ({ path: `/${name}`, name }));

	test.each([
		[found("Chromium 156.0.8078.79", "Google Chrome 155.0.8000.1", "Chromium 147.0.0"), "Chromium 156.0.8078.79"],
		[found("Chromium 90.0.4430.212", "Chromium 147.0.0"), "Chromium 147.0.0"],
		[found("Chromium 156.0.8078.79", "Google Chrome 156.0.8078.100"), "Google Chrome 156.0.8078.100"],
		[found("Chromium 156.0.1.1", "Google Chrome 156.0.1.1"), "Chromium 156.0.1.1"],
		[found("Chromium 147.0.0"), "Chromium 147.0.0"],
	])("of %j", (all, name) => {
		expect(newestOf(all)?.name).toBe(name);
	});

	test("of none there is none", () => {
		expect(newestOf([])).toBeUndefined();
	});
});
