// The halls that studios furnish themselves, found by folder: `domains/<studio>/ui/hall.ts`. They come with the first page
// of a hall, and what shows one when its own page is opened.
import type { Category } from "#games/core";
import type { StudioHall } from "#games/ui";
import { knowSentences } from "#platform/ui";

const found = import.meta.glob<StudioHall>("../../domains/*/ui/hall.ts", { import: "hall", eager: true });

const studioHalls = Object.values(found);

for (const { messages } of studioHalls) knowSentences(messages);

/** The page at an address that a studio brings; undefined where none does. */
export const placeAt = (path: string) => studioHalls.flatMap(({ places }) => places?.[path] ?? [])[0];

/** The hall on the page of a category; undefined where the tiles of its games are all there is. */
export const hallOn = (page: Category): StudioHall | undefined => studioHalls.find(({ pages }) => pages.includes(page));

/** What studios show on the home page, by the pages of their halls. */
export const homeRows = studioHalls.flatMap(({ HomeRow, pages }) =>
	HomeRow === undefined ? [] : [{ name: pages.join(), HomeRow }],
);
