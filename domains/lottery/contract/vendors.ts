// The vendors ("vassalage" in the calls) of the house's lotteries: one a prize mode, each in its own hall, over the same draws.
import type { PrizeMode } from "../core/index.ts";

/** Prize groups: the hall LOTT. */
export const lottVendor = "TESSERA_LOTT";
/** Fixed odds: the hall ELOTT. */
export const elottVendor = "TESSERA_ELOTT";
export const lotteryVendors = [lottVendor, elottVendor] as const;

export const vendorOf = { Lott: lottVendor, Elott: elottVendor } as const satisfies Record<PrizeMode, string>;

/** What a play session of a vendor plays; undefined where it is none of the lotteries. */
export function prizeModeOf(vendor: string): PrizeMode | undefined {
	if (vendor === lottVendor) return "Lott";
	return vendor === elottVendor ? "Elott" : undefined;
}

/** The values of `playType` in the address of the lottery page. */
export const playTypes = { Tradition: "Lott", Entertainment: "Elott" } as const satisfies Record<string, PrizeMode>;
