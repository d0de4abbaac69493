// What the lobby is filtered by, as it stands in the address. Pure: reads an address's search, builds a call's input.
import * as z from "zod/mini";
import { type VendorEntry, vassalage } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";

export const tags = ["hot", "new", "favourite"] as const;
export const sorts = ["order", "name", "newest", "rtp"] as const;
/** Steps of the filter on lines or ways. */
export const lineSteps = [10, 20, 100] as const;

/** Stands for every provider of a hall. No provider's code is in small letters. */
export const allVendors = "all";

/** An entry that is not what it should be counts as not there: an address is typed by people. */
const loose = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const lobbySearch = z.object({
	/** The provider, as the specification names it: /rng?page=TESSERA; or all of them. */
	page: loose(z.union([z.literal(allVendors), vassalage])),
	tag: loose(z.enum(tags)),
	sort: loose(z.enum(sorts)),
	/** The smallest bet, in the player's currency: a step that the list answers. */
	minBet: loose(z.pipe(z.coerce.string(), z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/)))),
	lines: loose(z.pipe(z.coerce.number(), z.union([z.literal(10), z.literal(20), z.literal(100)]))),
	words: loose(z.string().check(z.minLength(1), z.maxLength(60))),
});
export type LobbySearch = z.infer<typeof lobbySearch>;

export const readLobbySearch = (search: unknown): LobbySearch => withoutGaps(z.parse(lobbySearch, search));

/** Leaves out what is not set, so that the address stays short. */
export function withoutGaps(search: LobbySearch): LobbySearch {
	return z.parse(lobbySearch, Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)));
}

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
