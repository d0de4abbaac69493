// Keys: stable, short, and different for different commands.
import { describe, expect, it } from "vitest";
import { asCommandKey, commandKey } from "./command-key.ts";

describe("commandKey", () => {
	it("is the same for the same command, for ever: stored keys depend on it", () => {
		expect(commandKey("hub88", "tx-1")).toBe(commandKey("hub88", "tx-1"));
		expect(commandKey("hub88", "tx-1")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
		expect(commandKey("hub88", "tx-1")).toBe("61db9cbb-b9ce-d9a6-dd3b-1765d1e746f8");
	});

	it("tells apart sources, ids, and where one ends and the other begins", () => {
		const keys = [
			["ab", "c"],
			["a", "bc"],
			["", "abc"],
			["abc", ""],
			["1:a", "bc"],
			["ab", "C"],
		].map(([source = "", id = ""]) => commandKey(source, id));
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("takes any text as an id", () => {
		for (const id of ["", "한국어", "x".repeat(10_000), "\u0000"])
			expect(asCommandKey(commandKey("s", id))).toBe(commandKey("s", id));
	});
});

describe("asCommandKey", () => {
	it.each(["", "abc", "6b8b4567-327b-23c6-643c-98696633487", "6B8B4567-327B-23C6-643C-986966334873"])(
		"refuses %j",
		(text) => {
			expect(() => asCommandKey(text)).toThrow("not a command key");
		},
	);
});
