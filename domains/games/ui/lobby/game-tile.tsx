// A game on its tile: 3:4 art with a cut corner, name and provider below, and on hover or focus what one can do.
import { useState } from "react";
import { Icon, LazyImage, lazyPart } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import type { Favourites } from "../favourites.ts";
import { TileGift } from "../gifts/tile-gift.tsx";
import { TileJackpot } from "../jackpots/game-jackpots.tsx";
import { useGamesText } from "../text.ts";
import { useActsWanted, wantActs } from "./acts-wanted.ts";
import { tileSizes } from "./tile-art.ts";

const TileActs = lazyPart(() => import("./tile-acts.tsx").then((part) => part.TileActs));

export type GameTileProps = {
	readonly game: Game;
	readonly favourites: Favourites;
	/** Above the fold: fetched at once. */
	readonly eager?: boolean;
	/** Its place in a ranking, from 1. */
	readonly place?: number;
	readonly className?: string;
};

export function GameTile({ game, favourites, eager = false, place, className = "" }: GameTileProps) {
	const say = useGamesText();
	const [open, setOpen] = useState(false);
	const wanted = useActsWanted();
	const sizes = tileSizes(game.showIcon);
	return (
		<article
			data-hue={game.gameType}
			onPointerEnter={wantActs}
			onFocus={wantActs}
			onBlur={() => setOpen(false)}
			className={`group relative flex flex-col ${className}`}
		>
			<div className="cut-corner relative aspect-3/4 overflow-hidden rounded-card bg-night transition duration-200 group-focus-within:-translate-y-1 group-hover:-translate-y-1">
				<LazyImage
					src={game.showIcon}
					{...(sizes === undefined ? {} : { sizes })}
					width={540}
					height={720}
					eager={eager}
					className={`size-full object-cover transition duration-200 group-hover:scale-[1.03] ${game.open ? "" : "opacity-50 saturate-50"}`}
				/>
				<button
					type="button"
					tabIndex={-1}
					aria-hidden="true"
					onClick={() => setOpen(true)}
					className="absolute inset-0"
				/>
				{place === undefined ? <TileMarks game={game} /> : <Mark words={String(place)} />}
				<FavouriteHeart game={game} favourites={favourites} />
				{wanted ? <TileActs game={game} open={open} /> : null}
			</div>
			<h3 className="mt-3 truncate text-14 font-medium">{game.displayName}</h3>
			<p className="flex items-center gap-2 text-13 text-text-3">
				<span className="truncate">{game.vendorName}</span>
				{game.open ? null : <span className="text-lost">{say("tile.closed")}</span>}
			</p>
			<TileJackpot gameId={game.gameId} />
			<TileGift gameId={game.gameId} />
		</article>
	);
}

function TileMarks({ game }: { readonly game: Game }) {
	const say = useGamesText();
	if (game.isNew) return <Mark words={say("tile.new")} />;
	return game.isHot ? <Mark words={say("tile.hot")} /> : null;
}

const Mark = ({ words }: { readonly words: string }) => (
	<span className="cut-corner-small pointer-events-none absolute start-2.5 top-2.5 z-10 rounded-[6px] bg-accent py-0.5 ps-2 pe-3 text-13 font-bold text-accent-ink">
		{words}
	</span>
);

function FavouriteHeart({ game, favourites }: Pick<GameTileProps, "game" | "favourites">) {
	const say = useGamesText();
	const marked = favourites.has(game.gameId);
	const label = say(marked ? "tile.removeFavourite" : "tile.addFavourite", { name: game.displayName });
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={marked}
			onClick={() => favourites.toggle(game.gameId)}
			className="absolute end-1 top-5 z-10 grid size-11 place-items-center text-white drop-shadow-[0_1px_3px_black] transition hover:scale-110 active:scale-90"
		>
			<Icon name="heart" className={marked ? "fill-current text-[var(--live)]" : "opacity-90"} />
		</button>
	);
}
