// The games of a hall: a grid of tiles, the next page asked for before one reaches the end.
import { type ReactNode, useDeferredValue } from "react";
import type { InputOf } from "#platform/contract";
import { Button, EmptyState, FailureNote, pagesHook, usePlatformText } from "#platform/ui";
import { listGames } from "../../contract/index.ts";
import { useFavourites } from "../favourites.ts";
import { useGamesText } from "../text.ts";
import { GameTile } from "./game-tile.tsx";
import { TileSkeletons } from "./tile-skeletons.tsx";
import { useNearEnd } from "./use-near-end.ts";

/** The games of a hall, page by page: one list, whoever on the page asks for it. */
export const useGamePages = pagesHook(listGames, (last) =>
	last.pageNum < last.totalPages ? { pageNo: last.pageNum + 1 } : undefined,
);

export type GameGridProps = {
	/** The hall's. */
	readonly name: string;
	readonly input: InputOf<typeof listGames>;
	/** Over the list, beside the count. */
	readonly choices: ReactNode;
	readonly onlyFavourites: boolean;
	readonly onClear: () => void;
};

/** The first row of the widest grid: fetched at once. */
const firstRow = 5;

export function GameGrid({ name, input, choices, onlyFavourites, onClear }: GameGridProps) {
	const say = useGamesText();
	const favourites = useFavourites();
	const pages = useGamePages(input);
	const more = () => {
		if (pages.hasNextPage && !pages.isFetching && pages.error === null) void pages.fetchNextPage();
	};
	const end = useNearEnd(more);
	// An answer is shown at once, and that would draw all tiles in one go: put off, they are drawn in slices.
	const data = useDeferredValue(pages.data);
	const games = data?.pages.flatMap((page) => page.games) ?? [];
	const total = data?.pages[0]?.total ?? 0;
	return (
		<section aria-label={name} aria-busy={pages.isFetching}>
			<h2 className="sr-only">{say("menu.games")}</h2>
			<div className="mb-4 flex min-h-10 flex-wrap items-center justify-end gap-x-2 gap-y-1">
				<p role="status" className="grow text-14 text-text-3">
					{data === undefined ? "" : say("rng.count", { count: total })}
				</p>
				{choices}
			</div>
			<div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
				{games.map((game, index) => (
					<GameTile
						key={game.gameId}
						game={game}
						favourites={favourites}
						eager={index < firstRow}
						className="far-tile"
					/>
				))}
				{isAwaited(data, pages) ? <TileSkeletons count={firstRow} /> : null}
			</div>
			{data !== undefined && games.length === 0 ? (
				<EmptyState
					title={say(onlyFavourites ? "rng.noFavourites" : "rng.none")}
					text={say(onlyFavourites ? "rng.noFavouritesText" : "rng.noneText")}
					action={<Button onPress={onClear}>{say("rng.clear")}</Button>}
				/>
			) : null}
			{pages.error === null ? null : (
				<div className="mt-6">
					<FailureNote
						error={pages.error}
						onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
					/>
				</div>
			)}
			<div ref={end} />
			<GridEnd more={pages.hasNextPage} loading={pages.isFetchingNextPage} onMore={more} shown={games.length} />
		</section>
	);
}

type Pages = ReturnType<typeof useGamePages>;

/** Tiles are to come: the first of them, or the next page's, up to the moment they are drawn. */
function isAwaited(drawn: Pages["data"], { data, error, isFetchingNextPage }: Pages): boolean {
	if (drawn === undefined) return error === null;
	return isFetchingNextPage || drawn.pages.length < (data?.pages.length ?? 0);
}

type GridEndProps = {
	readonly more: boolean;
	readonly loading: boolean;
	readonly onMore: () => void;
	readonly shown: number;
};

/** Below this many tiles one sees by oneself that it is all. */
const endIsSaidFrom = 10;

function GridEnd({ more, loading, onMore, shown }: GridEndProps) {
	const say = useGamesText();
	const sayPlatform = usePlatformText();
	if (!more) {
		if (shown < endIsSaidFrom) return null;
		return <p className="mt-10 text-center text-14 text-text-3">{say("hall.end", { count: shown })}</p>;
	}
	return (
		<div className="mt-8 flex justify-center">
			<Button look="plain" busy={loading} onPress={onMore}>
				{sayPlatform("showMore")}
			</Button>
		</div>
	);
}
