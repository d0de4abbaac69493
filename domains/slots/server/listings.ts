// How the house's slot games stand in the catalogue: names, art, place. Their folders say it; what they pay is in the pay tables.
import type { GameListing } from "#games/api";
import type { SlotVendor } from "../contract/index.ts";
import { gameFacts } from "./games.gen.ts";

export type Shown = Pick<GameListing, "code" | "names" | "tags" | "art" | "hue" | "order">;

/** Where the site keeps a game's pictures. */
const artOf = (code: string): GameListing["art"] => ({
	small: `/art/games/${code}-small.webp`,
	show: `/art/games/${code}.webp`,
});

/** Every game under the studio of the house that made it, in the order of the lobby. */
export const shownGames: readonly { readonly vendor: SlotVendor; readonly shown: Shown }[] = Object.entries(gameFacts)
	.map(([code, { vendor, ...facts }]) => ({ vendor, shown: { ...facts, code, art: artOf(code) } }))
	.sort((left, right) => left.shown.order - right.shown.order);
