// Going to a game: for real after the login check, as a free trial at once. The game opens in the frame page.
import { useNavigate } from "@tanstack/react-router";
import { useProtectedAction } from "#platform/ui";
import type { Game } from "../contract/index.ts";

export type GoToGame = {
	/** Asks for a login first where there is none. */
	readonly play: (game: Pick<Game, "gameId" | "vassalage">) => void;
	readonly tryFree: (game: Pick<Game, "gameId" | "vassalage">) => void;
};

export function useGoToGame(): GoToGame {
	const navigate = useNavigate();
	const whenMember = useProtectedAction();
	const go = (game: Pick<Game, "gameId" | "vassalage">, mode: "real" | "demo") =>
		void navigate({ to: "/game", search: { gameId: game.gameId, vassalage: game.vassalage, mode } });
	return {
		play: (game) => whenMember(() => go(game, "real")),
		tryFree: (game) => go(game, "demo"),
	};
}

/** A free trial is shown when supportPlay equals 0. */
export const offersTrial = (game: Pick<Game, "supportPlay" | "open">): boolean => game.open && game.supportPlay === 0;
