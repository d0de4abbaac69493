// A hall that a studio furnishes itself, as its `ui/hall.ts` offers it: the site finds every one by folder and shows it in
// place of the tiles. Whether the hall is open stays the server's word.
import type { ComponentType } from "react";
import type { MessageSource } from "#platform/ui";
import type { Category } from "../../core/index.ts";

/** What the address of such a page asks for. */
export type PlaceProps = { readonly gameCode: string | undefined; readonly playType: string | undefined };

export type StudioHall = {
	/** The categories whose pages show it. */
	readonly pages: readonly Category[];
	readonly messages: MessageSource;
	/** Fetched when a page is opened. */
	readonly Hall: ComponentType<{ readonly page: Category }>;
	/** Its own vendors: the tiles of all follow only where others are in the hall too. */
	readonly vendors?: readonly string[];
	/** A row of the home page. */
	readonly HomeRow?: ComponentType;
	/** Pages beside those of categories, by their addresses. */
	readonly places?: Readonly<Record<string, ComponentType<PlaceProps>>>;
	/** The vendor of a game that an address names, where it is not among the first of its category. */
	readonly vendorFor?: (gameCode: string) => string | undefined;
	/** Where a game stands that an address asks for to be played in a way (`playType`); undefined: on the page it is asked on. */
	readonly categoryFor?: (playType: string) => Category | undefined;
};
