// What a purse is called. Pure.

export const purseKinds = ["cash", "bonus", "points", "float", "vendor"] as const;
export type PurseKind = (typeof purseKinds)[number];

/** "vendor:ACME" is the vendor's purse at ACME; a purse that is not known counts as a vendor's, by its own name. */
export function purseName(purse: string): { readonly key: PurseKind; readonly vendor: string } {
	const [kind = "", vendor = ""] = purse.split(":");
	const key = purseKinds.find((known) => known === kind);
	return key === undefined ? { key: "vendor", vendor: purse } : { key, vendor };
}
