import { expect, test } from "vitest";
import { alonePasses, decisionFault, highestAlone, needsSecond } from "./index.ts";

const expiresAt = new Date("2026-05-04T12:00:00.000Z");
const before = new Date("2026-05-04T11:59:59.999Z");

test.each([
	["another approves", "proposed", "2", true, undefined],
	["another refuses", "proposed", "2", false, undefined],
	["the same approves", "proposed", "1", true, "OWN_PROPOSAL"],
	["the same takes it back", "proposed", "1", false, undefined],
	["it was approved before", "approved", "2", true, "DECIDED"],
	["it was refused before", "refused", "2", true, "DECIDED"],
	["its time is over", "expired", "2", false, "DECIDED"],
	["the same, of what was decided", "approved", "1", true, "DECIDED"],
] as const)("%s", (_, state, by, approve, fault) => {
	expect(decisionFault({ state, proposedBy: "1", expiresAt }, { by, approve, now: before })).toBe(fault);
});

test.each([true, false])("from the last moment on nobody decides (approve: %s), whoever asks", (approve) => {
	const proposal = { state: "proposed", proposedBy: "1", expiresAt } as const;
	for (const by of ["1", "2"]) {
		expect(decisionFault(proposal, { by, approve, now: expiresAt })).toBe("DECIDED");
		expect(decisionFault(proposal, { by, approve, now: new Date(expiresAt.getTime() + 1) })).toBe("DECIDED");
	}
});

test.each([
	[1n, 0n, 50_000n, false],
	[50_000n, 0n, 50_000n, false],
	[50_001n, 0n, 50_000n, true],
	[-50_000n, 0n, 50_000n, false],
	[-50_001n, 0n, 50_000n, true],
	[20_000n, 30_000n, 50_000n, false],
	[20_001n, 30_000n, 50_000n, true],
	[-20_001n, 30_000n, 50_000n, true],
	[1n, 50_000n, 50_000n, true],
	[1n, 0n, 0n, true],
	[1n, 0n, undefined, true],
])("%i after %i, of %s alone: a second person %s", (delta, given, aloneUpTo, needed) => {
	expect(needsSecond({ delta, given, aloneUpTo })).toBe(needed);
});

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
