// Sides that concede nothing, and sides that win so.
import { awayOf, homeOf, leadOf } from "../market.ts";
import { yesNo } from "./one-wins.ts";

export const homeCleanSheet = yesNo("homeCleanSheet", (at) => awayOf(at) === 0);
export const awayCleanSheet = yesNo("awayCleanSheet", (at) => homeOf(at) === 0);
export const homeToNil = yesNo("homeToNil", (at) => leadOf(at) > 0 && awayOf(at) === 0);
export const awayToNil = yesNo("awayToNil", (at) => leadOf(at) < 0 && homeOf(at) === 0);
