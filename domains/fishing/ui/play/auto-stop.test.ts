// Fire by itself ends where it has lost what was said.
import { expect, it } from "vitest";
import { isLost, lostOf } from "./auto-stop.ts";

it.each([
	["10.00", "4.00", 0, 6, true],
	["10.00", "4.01", 0, 6, false],
	["10.00", "4.00", 1, 6, false],
	["0.30", "0.10", 0, 0.2, true],
	["10.00", "400.00", 0, 6, false],
])("staked %s, won %s, lost %d before, stop at %d: %s", (staked, won, since, stop, ends) => {
	expect(isLost({ staked, won }, { since, stop })).toBe(ends);
	expect(lostOf({ staked, won })).toBeCloseTo(Number(staked) - Number(won), 9);
});
