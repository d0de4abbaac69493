// What is done next of money on its way: silence decides nothing, and what the vendor never heard of is sent once more.
import { describe, expect, test } from "vitest";
import { homeable, nextStep, vendorTransferStates, vendorTransferWays } from "./vendor-transfer.ts";

describe("by the vendor's word", () => {
	test.each([
		["done", false, "settle"],
		["done", true, "settle"],
		["refused", false, "give back"],
		["refused", true, "give back"],
		["unknown", false, "send"],
		["silent", false, "wait"],
		["silent", true, "wait"],
	] as const)("%s (just sent: %s): %s", (word, justSent, step) => {
		expect(nextStep(word, { justSent })).toBe(step);
	});
	test("what was sent a moment ago may be on its way: it is not sent twice at once", () => {
		expect(nextStep("unknown", { justSent: true })).toBe("wait");
	});
	test("no word but its own ends it", () => {
		for (const justSent of [true, false]) {
			for (const word of ["unknown", "silent"] as const) {
				expect(["settle", "give back"]).not.toContain(nextStep(word, { justSent }));
			}
		}
	});
});

describe("what can be asked home", () => {
	test.each([
		[100n, 100n, 100n],
		[100n, 70n, 70n],
		[100n, 0n, 0n],
		[0n, 100n, 0n],
	])("of %s by our books and %s by theirs: %s", (ours, theirs, home) => {
		expect(homeable({ ours, theirs })).toBe(home);
	});
});

test("the words that rows keep", () => {
	expect(vendorTransferWays).toEqual(["out", "home"]);
	expect(vendorTransferStates).toEqual(["open", "done", "refused"]);
});
