// The games of one page of a menu. Until the next page is here, what stands in it is the last one: it is never empty between.
import { useRef } from "react";
import type { Category, Game } from "../../contract/index.ts";
import { useGameQuery } from "../asked-as-written.ts";
import { menuPage } from "./menu-page.ts";

/** Whose games: without a provider nothing is asked. */
export type MenuOf = { readonly gameType: Category; readonly vassalage: string | undefined };

export type MenuGames = {
	/** Undefined until the first page is here. */
	readonly games: readonly Game[] | undefined;
	/** Of all pages. */
	readonly total: number;
	readonly error: Error | null;
	readonly refetch: () => void;
};

export function useMenuPage({ gameType, vassalage }: MenuOf, page: number): MenuGames {
	const { pageNo, pageSize, skip, take } = menuPage(page);
	const { data, error, refetch } = useGameQuery(
		{ gameType, vassalage, pageNo, pageSize },
		{ enabled: vassalage !== undefined },
	);
	const last = useRef<Pick<MenuGames, "games" | "total">>({ games: undefined, total: 0 });
	if (data !== undefined) last.current = { games: data.games.slice(skip, skip + take), total: data.total };
	return { ...last.current, error, refetch: () => void refetch() };
}
