// A game on its tile: 3:4 art with a cut corner, name and provider below, and on hover or focus what one can do.
import { useState } from "react";
import { Amount, Icon, LazyImage } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import type { Favourites } from "../favourites.ts";
import { offersTrial, useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";

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
	return (
		<article
			data-hue={game.gameType}
			onBlur={() => setOpen(false)}
			className={`group relative flex flex-col ${className}`}
		>
			<div className="cut-corner relative aspect-3/4 overflow-hidden rounded-card bg-night transition duration-200 group-focus-within:-translate-y-1 group-hover:-translate-y-1">
				<LazyImage
					src={game.showIcon}
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
				<TileActs game={game} open={open} />
				{place === undefined ? <TileMarks game={game} /> : <Mark words={String(place)} />}
				<FavouriteHeart game={game} favourites={favourites} />
			</div>
			<h3 className="mt-3 truncate text-14 font-medium">{game.displayName}</h3>
			<p className="flex items-center gap-2 text-13 text-text-3">
				<span className="truncate">{game.vendorName}</span>
				{game.open ? null : <span className="text-lost">{say("tile.closed")}</span>}
			</p>
		</article>
	);
}

/** What the tile offers: hidden until hover or focus on a desk, reached by the same buttons everywhere. */
function TileActs({ game, open }: { readonly game: Game; readonly open: boolean }) {
	const say = useGamesText();
	const go = useGoToGame();
	return (
		<div
			className={`acts-veil absolute inset-0 flex flex-col justify-end gap-2 p-3 transition group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:pointer-events-none ${open ? "opacity-100 pointer-coarse:pointer-events-auto" : "opacity-0"}`}
		>
			<dl className="grid grid-cols-[auto_1fr] gap-x-3 text-13 text-white/85">
				<dt>{say("tile.rtp")}</dt>
				<dd className="text-end font-medium text-white">{`${game.rtp}%`}</dd>
				<dt>{say("tile.volatility")}</dt>
				<dd className="text-end font-medium text-white">{say(`tile.${game.volatility}`)}</dd>
				<dt>{say("tile.limits")}</dt>
				<dd className="text-end text-white">
					<Amount amount={game.minBet} currency={game.currency} /> – <Amount amount={game.maxBet} currency="" />
				</dd>
			</dl>
			{game.open ? (
				<button
					type="button"
					aria-label={say("tile.playName", { name: game.displayName })}
					onClick={() => go.play(game)}
					className="flex h-11 items-center justify-center gap-2 rounded-control bg-accent text-14 font-bold text-accent-ink transition hover:bg-accent-strong active:scale-[0.98]"
				>
					<Icon name="play" className="size-4" />
					{say("tile.play")}
				</button>
			) : null}
			{offersTrial(game) ? (
				<button
					type="button"
					aria-label={say("tile.demoName", { name: game.displayName })}
					onClick={() => go.tryFree(game)}
					className="h-11 rounded-control bg-white/16 text-14 font-medium text-white backdrop-blur-sm transition hover:bg-white/26 active:scale-[0.98]"
				>
					{say("tile.demo")}
				</button>
			) : null}
		</div>
	);
}

function TileMarks({ game }: { readonly game: Game }) {
	const say = useGamesText();
	if (game.isNew) return <Mark words={say("tile.new")} />;
	return game.isHot ? <Mark words={say("tile.hot")} /> : null;
}

const Mark = ({ words }: { readonly words: string }) => (
	<span className="cut-corner-small pointer-events-none absolute start-2.5 top-2.5 rounded-[6px] bg-accent py-0.5 ps-2 pe-3 text-13 font-bold text-accent-ink">
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
			className="absolute end-1 top-5 grid size-11 place-items-center text-white drop-shadow-[0_1px_3px_black] transition hover:scale-110 active:scale-90"
		>
			<Icon name="heart" className={marked ? "fill-current text-[var(--live)]" : "opacity-90"} />
		</button>
	);
}
