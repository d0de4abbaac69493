// The games of the lobby: a grid of tiles, the next page asked for before one reaches the end.
import { Button, EmptyState, FailureNote, pagesHook, usePlatformText } from "#platform/ui";
import { listGames } from "../../contract/index.ts";
import { useFavourites } from "../favourites.ts";
import { useGamesText } from "../text.ts";
import { GameTile } from "./game-tile.tsx";
import { type LobbySearch, listInput } from "./lobby-filters.ts";
import { TileSkeletons } from "./tile-skeletons.tsx";
import { useNearEnd } from "./use-near-end.ts";

const useGamePages = pagesHook(listGames, (last) =>
	last.pageNum < last.totalPages ? { pageNo: last.pageNum + 1 } : undefined,
);

export function GameGrid({ search, onClear }: { readonly search: LobbySearch; readonly onClear: () => void }) {
	const say = useGamesText();
	const sayPlatform = usePlatformText();
	const favourites = useFavourites();
	const pages = useGamePages(listInput(search));
	const more = () => {
		if (pages.hasNextPage && !pages.isFetching) void pages.fetchNextPage();
	};
	const end = useNearEnd(more);
	const games = pages.data?.pages.flatMap((page) => page.games) ?? [];
	if (pages.error !== null) return <FailureNote error={pages.error} onRetry={() => void pages.refetch()} />;
	return (
		<section aria-label={say("rng.title")} aria-busy={pages.isFetching}>
			<h2 className="sr-only">{say("menu.games")}</h2>
			<p role="status" className="sr-only">
				{pages.isPending ? "" : say("rng.count", { count: pages.data?.pages[0]?.total ?? 0 })}
			</p>
			<div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
				{games.map((game, index) => (
					<GameTile key={game.gameId} game={game} favourites={favourites} eager={index < 5} />
				))}
				{pages.isPending || pages.isFetchingNextPage ? <TileSkeletons count={6} /> : null}
			</div>
			{!pages.isPending && games.length === 0 ? (
				<EmptyState
					title={say(search.tag === "favourite" ? "rng.noFavourites" : "rng.none")}
					text={say(search.tag === "favourite" ? "rng.noFavouritesText" : "rng.noneText")}
					action={<Button onPress={onClear}>{say("rng.clear")}</Button>}
				/>
			) : null}
			<div ref={end} />
			{pages.hasNextPage ? (
				<div className="mt-8 flex justify-center">
					<Button look="plain" busy={pages.isFetchingNextPage} onPress={more}>
						{sayPlatform("showMore")}
					</Button>
				</div>
			) : null}
		</section>
	);
}
