// Who sells which lottery: the vendors of both prize modes, or the one of its area.
import { type Area, areaOf, type LotteryGame, type PrizeMode } from "../core/index.ts";
import { elottVendor, lottVendor, seaVendor, vnVendor } from "./vendors.ts";

const areaVendors = { VN: vnVendor, SEA: seaVendor } as const satisfies Record<Area, string>;

/** Who sells a game in a mode. */
export function vendorOf(game: LotteryGame, mode: PrizeMode): string {
	const area = areaOf(game);
	if (area !== undefined) return areaVendors[area];
	return mode === "Elott" ? elottVendor : lottVendor;
}

/** All that sell a game. */
export function vendorsOf(game: LotteryGame): readonly string[] {
	const area = areaOf(game);
	return area === undefined ? [lottVendor, elottVendor] : [areaVendors[area]];
}
