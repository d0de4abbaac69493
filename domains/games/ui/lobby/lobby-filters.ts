// What the lobby is filtered by, as it stands in the address. Pure.
import * as z from "zod/mini";
import { vassalage } from "../../contract/index.ts";

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
