// The vendor ("vassalage" in the calls) of the house's fishing games.
export const fishingVendor = "TESSERA_FISH";
export const fishingVendors = [fishingVendor] as const;
