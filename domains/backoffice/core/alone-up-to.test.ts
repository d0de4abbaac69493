import { expect, test } from "vitest";
import { alonePasses, highestAlone } from "./index.ts";

test.each([
	[[], undefined],
	[[undefined], undefined],
	[[0n, undefined], 0n],
	[[undefined, 100n, 50n], 100n],
	[[50n, 100n], 100n],
])("of the roles %s the highest counts: %s", (thresholds, most) => {
	expect(highestAlone(thresholds.map((aloneUpTo) => ({ aloneUpTo })))).toBe(most);
});

test.each([
	["as much as one has", 100n, undefined, 100n, true],
	["more than one has", 100n, undefined, 101n, false],
	["anything, by somebody who has none", undefined, undefined, 0n, false],
	["what stood before, beyond one's own", 100n, 500n, 500n, true],
	["more than stood before, beyond one's own", 100n, 500n, 501n, false],
	["less, beyond one's own", 100n, 500n, 400n, true],
	["none any more", undefined, 500n, undefined, true],
] as const)("gives %s: %s has, %s before, %s after, passes %s", (_, own, was, after, passes) => {
	expect(alonePasses(own, { before: was, after })).toBe(passes);
});
