// Sides that concede nothing, and sides that win so.
import { awayOf, hit, homeOf, leadOf, type MarketType } from "../market.ts";

const yesNo = (code: string, holds: (at: readonly number[]) => boolean): MarketType => ({
	code,
	outcomes: ["yes", "no"],
	settle: (at, { outcome }) => hit(holds(at) === (outcome === "yes")),
});

export const homeCleanSheet = yesNo("homeCleanSheet", (at) => awayOf(at) === 0);
export const awayCleanSheet = yesNo("awayCleanSheet", (at) => homeOf(at) === 0);
export const homeToNil = yesNo("homeToNil", (at) => leadOf(at) > 0 && awayOf(at) === 0);
export const awayToNil = yesNo("awayToNil", (at) => leadOf(at) < 0 && homeOf(at) === 0);
