// Favourite games: shown as changed at once, put right when the server refuses.
import { useQueryClient } from "@tanstack/react-query";
import { failureSentence, showToast, useProtectedAction, useRefresh } from "#platform/ui";
import { getFavouriteIds, listFavouriteGames, listGames } from "../contract/index.ts";
import { useAddFavouriteGame, useGetFavouriteIds, useRemoveFavouriteGame } from "./calls.gen.ts";

export type Favourites = {
	readonly has: (gameId: string) => boolean;
	readonly toggle: (gameId: string) => void;
};

type Ids = { readonly gameIds: readonly string[] };

/** The ids after a press on the heart of `gameId`. */
export function toggled(before: Ids | undefined, gameId: string): Ids {
	const ids = before?.gameIds ?? [];
	return { gameIds: ids.includes(gameId) ? ids.filter((id) => id !== gameId) : [gameId, ...ids] };
}

export function useFavourites(): Favourites {
	const queries = useQueryClient();
	const refresh = useRefresh();
	const whenMember = useProtectedAction();
	const { data } = useGetFavouriteIds({}, { freshMilliseconds: 300_000 });
	const add = useAddFavouriteGame();
	const remove = useRemoveFavouriteGame();
	const has = (gameId: string) => data?.gameIds.includes(gameId) ?? false;
	// The tile may be gone when the answer comes (a login draws the list anew), so nothing here hangs on it.
	const toggle = async (gameId: string) => {
		const act = has(gameId) ? remove : add;
		await queries.cancelQueries({ queryKey: [getFavouriteIds.name] });
		queries.setQueriesData<Ids>({ queryKey: [getFavouriteIds.name] }, (before) => toggled(before, gameId));
		try {
			await act.mutateAsync({ gameId });
		} catch (error) {
			showToast({ tone: "danger", text: failureSentence(error) });
		}
		refresh([getFavouriteIds, listFavouriteGames, listGames]);
	};
	return { has, toggle: (gameId) => whenMember(() => void toggle(gameId)) };
}
