// The page of a category: its studio's own hall where one brings it, or the tiles of its games. A game that the address
// names by its code opens at once.
import type { Category } from "#games/core";
import { CategoryPage, GameByCode } from "#games/ui";
import { hallOn } from "./halls.ts";

export type HallPageProps = {
	readonly page: Category;
	/** A vendor's own code of a game. */
	readonly gameCode?: string | undefined;
	/** The way of playing it that is asked for; its own to understand. */
	readonly playType?: string | undefined;
};

export function HallPage({ page, gameCode, playType }: HallPageProps) {
	const studio = hallOn(page);
	const hall = <CategoryPage category={page} furnished={studio} />;
	if (gameCode === undefined) return hall;
	const category = (playType === undefined ? undefined : studio?.categoryFor?.(playType)) ?? page;
	const named = { category, vassalage: studio?.vendorFor?.(gameCode), gameCode, playType };
	return <GameByCode {...named} otherwise={hall} />;
}
