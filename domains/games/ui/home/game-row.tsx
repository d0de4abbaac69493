// A row of the home page: a title and games that scroll sideways, a cut tile at the edge.
import { type ReactNode, useDeferredValue } from "react";
import { FailureNote } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useFavourites } from "../favourites.ts";
import { GameTile } from "../lobby/game-tile.tsx";
import { TileSkeletons } from "../lobby/tile-skeletons.tsx";

export type GameRowProps = {
	readonly title: string;
	readonly text?: string;
	readonly more?: ReactNode;
	readonly games: readonly Game[] | undefined;
	readonly error?: Error | null;
	readonly onRetry?: () => void;
	/** The order is a ranking: each tile says its place. */
	readonly ranked?: boolean;
};

const tileWidth = "w-[44vw] max-w-60 shrink-0 snap-start sm:w-52 xl:w-60";

export function GameRow({ title, text, more, games, error = null, onRetry, ranked = false }: GameRowProps) {
	const favourites = useFavourites();
	// An answer is shown at once, and that would draw all tiles in one go: put off, they are drawn in slices.
	const shown = useDeferredValue(games);
	return (
		<section aria-label={title} className="min-w-0">
			<RowHead title={title} more={more} {...(text === undefined ? {} : { text })} />
			{error === null ? (
				<div className="scroll-row -mx-4 gap-4 px-4 pt-1 pb-2 scroll-px-4 md:mx-0 md:px-0 md:scroll-px-0">
					{shown === undefined ? <TileSkeletons count={6} className={tileWidth} /> : null}
					{shown?.map((game, index) => (
						<GameTile
							key={game.gameId}
							game={game}
							favourites={favourites}
							className={tileWidth}
							{...(ranked ? { place: index + 1 } : {})}
						/>
					))}
				</div>
			) : (
				<FailureNote error={error} {...(onRetry === undefined ? {} : { onRetry })} />
			)}
		</section>
	);
}

export function RowHead(props: { readonly title: string; readonly text?: string; readonly more?: ReactNode }) {
	return (
		<header className={`mb-4 flex gap-4 ${props.text === undefined ? "items-center" : "items-end"}`}>
			<div className="min-w-0 grow">
				<h2 className="text-20 font-bold">{props.title}</h2>
				{props.text === undefined ? null : <p className="text-14 text-text-3">{props.text}</p>}
			</div>
			{props.more}
		</header>
	);
}
