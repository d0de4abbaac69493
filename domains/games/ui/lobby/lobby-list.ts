// What of the catalogue the filters of the lobby ask for. Pure.
import type { VendorEntry } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";
import { allVendors, type LobbySearch } from "./lobby-filters.ts";

/** How many filters are on, besides the provider and the order. */
export const filtersOn = (search: LobbySearch): number =>
	[search.tag, search.minBet, search.lines, search.words].filter((value) => value !== undefined).length;

/** The provider whose games are shown, undefined for all. Among slots the first is the default (specification 9). */
export function chosenVendor(
	page: LobbySearch["page"],
	vendors: readonly Pick<VendorEntry, "vassalage">[],
	category: Category,
): string | undefined {
	if (page === allVendors) return undefined;
	const asked = vendors.find((vendor) => vendor.vassalage === page);
	return (asked ?? (category === "RNG" ? vendors[0] : undefined))?.vassalage;
}

export type Listed = {
	readonly category: Category;
	readonly vendor: string | undefined;
	readonly search: LobbySearch;
};

/** The input of the list call. */
export function listInput<Asker extends object>({ category, vendor, search }: Listed, asker: Asker) {
	return {
		...asker,
		gameType: category,
		vassalage: vendor,
		tag: search.tag,
		sort: search.sort,
		minBet: search.minBet,
		minLineNum: search.lines,
		gameName: search.words,
		pageSize: 24,
	} as const;
}
