// The bar above a game's frame: the way back, what is played and how, the heart, full screen.
import type { ReactNode } from "react";
import { Badge, Button, IconButton } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useFavourites } from "../favourites.ts";
import { FrameJackpots } from "../jackpots/game-jackpots.tsx";
import { useGamesText } from "../text.ts";
import { FrameTournament } from "../tournaments/frame-tournament.tsx";

export type GameBarProps = {
	readonly gameId: string;
	readonly mode: "real" | "demo";
	readonly game: Game | undefined;
	readonly onLeave: () => void;
	readonly onReal: () => void;
	readonly onFull: () => void;
	/** What else can be done here. */
	readonly more: ReactNode;
};

export function GameBar({ gameId, mode, game, onLeave, onReal, onFull, more }: GameBarProps) {
	const say = useGamesText();
	const favourites = useFavourites();
	const marked = favourites.has(gameId);
	return (
		<div className="flex h-14 shrink-0 items-center gap-2 px-2 sm:h-12 md:px-4">
			<IconButton icon="chevron-left" label={say("frame.leave")} onPress={onLeave} />
			<div className="flex min-w-0 flex-col items-start gap-0.5 sm:flex-row sm:items-center sm:gap-2">
				<h1
					className={
						game === undefined ? "sr-only" : "w-full min-w-0 truncate text-14 leading-tight font-medium sm:w-auto"
					}
				>
					{game?.displayName ?? say("frame.title")}
				</h1>
				<Badge tone={mode === "demo" ? "accent" : "plain"}>{say(`frame.${mode}`)}</Badge>
			</div>
			<span className="grow" />
			{mode === "real" ? <FrameTournament gameId={gameId} /> : null}
			{mode === "real" ? (
				// On the narrowest phones the name of what is played needs the room.
				<span className="hidden min-[24rem]:block">
					<FrameJackpots gameId={gameId} />
				</span>
			) : null}
			{mode === "demo" ? (
				<Button size="small" look="quiet" onPress={onReal}>
					{say("frame.realInstead")}
				</Button>
			) : null}
			{game === undefined ? null : (
				<IconButton
					icon="heart"
					label={say(marked ? "tile.removeFavourite" : "tile.addFavourite", { name: game.displayName })}
					// On a phone its tile has the heart, and here what is played needs the room.
					className={`hidden sm:grid ${marked ? "text-[var(--live)] [&_svg]:fill-current" : ""}`}
					onPress={() => favourites.toggle(gameId)}
				/>
			)}
			{more}
			<IconButton icon="full" label={say("frame.full")} onPress={onFull} />
		</div>
	);
}
