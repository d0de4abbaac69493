// A game on its tile: 3:4 art with a cut corner, name and provider below. A press on the picture plays, by finger, pointer
// and key. The free trial stands below it for a finger; a pointer and the keyboard find it, with the figures, in the veil.
import { Icon, LazyImage, lazyPart } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import type { Favourites } from "../favourites.ts";
import { TileFreeSpinsAward } from "../free-spins/tile-free-spins.tsx";
import { TileJackpot } from "../jackpots/game-jackpots.tsx";
import { offersTrial, useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";
import { useActsWanted, wantActs } from "./acts-wanted.ts";
import { tileSizes } from "./tile-art.ts";

const TileVeil = lazyPart(() => import("./tile-veil.tsx").then((part) => part.TileVeil));

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
	const go = useGoToGame();
	const wanted = useActsWanted();
	const sizes = tileSizes(game.showIcon);
	return (
		<article
			data-hue={game.gameType}
			onPointerEnter={wantActs}
			onFocus={wantActs}
			className={`group relative flex flex-col ${className}`}
		>
			<div className="cut-corner @container relative aspect-3/4 overflow-hidden rounded-card bg-night transition duration-200 group-focus-within:-translate-y-1 group-hover:-translate-y-1">
				<LazyImage
					src={game.showIcon}
					{...(sizes === undefined ? {} : { sizes })}
					width={540}
					height={720}
					eager={eager}
					className={`size-full object-cover transition duration-200 group-hover:scale-[1.03] ${game.open ? "" : "opacity-50 saturate-50"}`}
				/>
				{wanted ? <TileVeil game={game} /> : null}
				{game.open ? (
					<button
						type="button"
						aria-label={say("tile.playName", { name: game.displayName })}
						onClick={() => go.play(game)}
						className="absolute inset-0 -outline-offset-2"
					/>
				) : null}
				{place === undefined ? <TileMarks game={game} /> : <Mark words={String(place)} />}
				<FavouriteHeart game={game} favourites={favourites} />
				{offersTrial(game) ? <VeilTrial game={game} onTry={() => go.tryFree(game)} /> : null}
			</div>
			<h3 className="mt-3 truncate text-14 font-medium">{game.displayName}</h3>
			<p className="flex items-center gap-2 text-13 text-text-3">
				<span className="truncate">{game.vendorName}</span>
				{game.open ? null : <span className="text-lost">{say("tile.closed")}</span>}
			</p>
			{game.rtp === undefined ? null : (
				<p className="hidden text-13 text-text-3 pointer-coarse:block">{`${say("tile.rtp")} ${game.rtp}%`}</p>
			)}
			<TileJackpot gameId={game.gameId} />
			<TileFreeSpinsAward gameId={game.gameId} />
			{offersTrial(game) ? <FingerTrial game={game} onTry={() => go.tryFree(game)} /> : null}
		</article>
	);
}

type TrialProps = { readonly game: Game; readonly onTry: () => void };

/** It can be pressed where it can be seen. */
function VeilTrial({ game, onTry }: TrialProps) {
	const say = useGamesText();
	return (
		<button
			type="button"
			aria-label={say("tile.demoName", { name: game.displayName })}
			onClick={onTry}
			className="pointer-events-none absolute inset-x-3 bottom-3 h-10 rounded-control bg-white/16 text-14 font-medium text-white opacity-0 backdrop-blur-sm transition group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100 hover:bg-white/26 active:scale-[0.98] pointer-coarse:hidden @min-[12rem]:h-11"
		>
			{say("tile.demo")}
		</button>
	);
}

function FingerTrial({ game, onTry }: TrialProps) {
	const say = useGamesText();
	return (
		<div className="mt-auto hidden pt-2 pointer-coarse:block">
			<button
				type="button"
				aria-label={say("tile.demoName", { name: game.displayName })}
				onClick={onTry}
				className="h-10 w-full rounded-control bg-surface-2 text-14 font-medium text-text-2 transition active:scale-[0.98]"
			>
				{say("tile.demo")}
			</button>
		</div>
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
