// The vendors ("vassalage" in the calls) under which the house's slot games stand.
export const slotVendors = ["TESSERA", "SALTLAMP", "NOONGLASS"] as const;
export type SlotVendor = (typeof slotVendors)[number];
