// Calls with signatures that are nobody's: counted by network, for a minute, and never of more networks than are kept.
import { expect, test } from "vitest";
import { manualClock } from "#platform/kernel";
import { createStrangers, mostBadSignatures } from "./strangers.ts";

const at = () => manualClock(new Date("2026-05-01T12:00:00Z"));
const noteMany = (strangers: ReturnType<typeof createStrangers>, address: string, times = mostBadSignatures) => {
	for (let time = 0; time < times; time++) strangers.note(address);
};

test("one more than are borne within a minute bars a network, and no other", () => {
	const clock = at();
	const strangers = createStrangers(clock);
	noteMany(strangers, "198.51.100.1", mostBadSignatures - 1);
	expect(strangers.isExcluded("198.51.100.1")).toBe(false);
	strangers.note("198.51.100.1");
	expect([strangers.isExcluded("198.51.100.1"), strangers.isExcluded("198.51.100.2")]).toEqual([true, false]);
	clock.advance(60_000);
	expect(strangers.isExcluded("198.51.100.1")).toBe(false);
});

test("those of an earlier minute do not count", () => {
	const clock = at();
	const strangers = createStrangers(clock);
	noteMany(strangers, "198.51.100.1", mostBadSignatures - 1);
	clock.advance(60_001);
	noteMany(strangers, "198.51.100.1", mostBadSignatures - 1);
	expect(strangers.isExcluded("198.51.100.1")).toBe(false);
});

test("addresses of one network of the newer protocol are one", () => {
	const strangers = createStrangers(at());
	for (let host = 1; host <= mostBadSignatures; host++) strangers.note(`2001:db8:1:2::${host.toString(16)}`);
	expect(strangers.isExcluded("2001:db8:1:2::ffff")).toBe(true);
	expect(strangers.isExcluded("2001:db8:1:3::1")).toBe(false);
});

test("many networks push out the oldest, and nothing grows without end", () => {
	const strangers = createStrangers(at());
	noteMany(strangers, "198.51.100.1");
	for (let one = 0; one < 10_000; one++) strangers.note(`10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`);
	expect(strangers.isExcluded("198.51.100.1")).toBe(false);
});
