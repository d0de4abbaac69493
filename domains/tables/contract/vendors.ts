// The vendor ("vassalage" in the calls) of the house's tables.
export const tableVendor = "TESSERA_LIVE";
