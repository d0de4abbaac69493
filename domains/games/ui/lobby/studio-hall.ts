// A hall that a studio furnishes itself, as its `ui/hall.ts` offers it: the site finds every one by folder and shows it in
// place of the tiles. Whether the hall is open stays the server's word.
import type { ComponentType } from "react";
import type { MessageSource } from "#platform/ui";
import type { Category } from "../../core/index.ts";

export type StudioHall = {
	/** The category whose games stand in it. */
	readonly category: Category;
	/** The categories whose pages show it: its own, and one that leads to the same games. */
	readonly pages: readonly Category[];
	readonly messages: MessageSource;
	/** Fetched when the page is opened. */
	readonly Hall: ComponentType;
};
