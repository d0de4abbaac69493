// The vendors ("vassalage" in the calls) of the house's lotteries: one a prize mode, each in its own hall, over the same draws; and one
// for each area whose lotteries have a hall of their own. Knows no plays, so that a page which only links here stays small.
import type { PrizeMode } from "../core/index.ts";

/** Prize groups: the hall LOTT. */
export const lottVendor = "TESSERA_LOTT";
/** Fixed odds: the hall ELOTT. */
export const elottVendor = "TESSERA_ELOTT";
/** Fixed odds by lots: Vietnam's hall. */
export const vnVendor = "TESSERA_VN";
/** The same: that of South-East Asia. */
export const seaVendor = "TESSERA_SEA";
export const lotteryVendors = [lottVendor, elottVendor, vnVendor, seaVendor] as const;

/** What a play session of a vendor plays; undefined where it is none of the lotteries. */
export function prizeModeOf(vendor: string): PrizeMode | undefined {
	if (vendor === lottVendor) return "Lott";
	if (vendor === elottVendor) return "Elott";
	return vendor === vnVendor || vendor === seaVendor ? "SEA" : undefined;
}

/** The values of `playType` in the address of the lottery page. */
export const playTypes = { Tradition: "Lott", Entertainment: "Elott" } as const satisfies Record<string, PrizeMode>;
