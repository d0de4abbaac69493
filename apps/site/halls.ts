// The halls that studios furnish themselves, found by folder: `domains/<studio>/ui/hall.ts`. What shows one is fetched when
// its page is opened.
import type { Category } from "#games/core";
import type { StudioHall } from "#games/ui";

const found = import.meta.glob<StudioHall>("../../domains/*/ui/hall.ts", { import: "hall", eager: true });

const studioHalls = Object.values(found);

export const hallMessages = studioHalls.map(({ messages }) => messages);

/** The hall on the page of a category; undefined where the tiles of its games are all there is. */
export const hallOn = (page: Category): StudioHall | undefined => studioHalls.find(({ pages }) => pages.includes(page));
