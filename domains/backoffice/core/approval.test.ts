import { expect, test } from "vitest";
import { decisionFault, needsSecond } from "./index.ts";

test.each([
	["another approves", "proposed", "2", true, undefined],
	["another refuses", "proposed", "2", false, undefined],
	["the same approves", "proposed", "1", true, "OWN_PROPOSAL"],
	["the same takes it back", "proposed", "1", false, undefined],
	["it was approved before", "approved", "2", true, "DECIDED"],
	["it was refused before", "refused", "2", true, "DECIDED"],
	["the same, of what was decided", "approved", "1", true, "DECIDED"],
] as const)("%s", (_, state, by, approve, fault) => {
	expect(decisionFault({ state, proposedBy: "1" }, { by, approve })).toBe(fault);
});

test.each([
	[1n, 50_000n, false],
	[50_000n, 50_000n, false],
	[50_001n, 50_000n, true],
	[-50_000n, 50_000n, false],
	[-50_001n, 50_000n, true],
	[1n, 0n, true],
	[1n, undefined, true],
])("%i of %s alone: a second person %s", (delta, aloneUpTo, needed) => {
	expect(needsSecond(delta, aloneUpTo)).toBe(needed);
});
