// The vendor ("vassalage" in the calls) of the house's instant games.
export const originalVendor = "TESSERA_INSTANT";
export const originalVendors = [originalVendor] as const;
