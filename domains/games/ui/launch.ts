// Going to a game: for real after the login check, as a free trial at once. The game opens in the frame page.
import { useNavigate } from "@tanstack/react-router";
import { useProtectedAction } from "#platform/ui";
import type { Game } from "../contract/index.ts";

export type GoToGame = {
	/** Asks for a login first where there is none. */
	readonly play: (game: Pick<Game, "gameId" | "vassalage">) => void;
	/** A provider that is launched by itself: its own pages in the seamless frame. Asks for a login like `play`. */
	readonly atVendor: (game: Pick<Game, "gameId" | "vassalage">) => void;
	readonly tryFree: (game: Pick<Game, "gameId" | "vassalage">) => void;
};

type Way = { readonly to: "/game" | "/seamless"; readonly mode: "real" | "demo" };

export function useGoToGame(): GoToGame {
	const navigate = useNavigate();
	const whenMember = useProtectedAction();
	const go = ({ gameId, vassalage }: Pick<Game, "gameId" | "vassalage">, { to, mode }: Way) =>
		void navigate({ to, search: { gameId, vassalage, mode } });
	return {
		play: (game) => whenMember(() => go(game, { to: "/game", mode: "real" })),
		atVendor: (game) => whenMember(() => go(game, { to: "/seamless", mode: "real" })),
		tryFree: (game) => go(game, { to: "/game", mode: "demo" }),
	};
}

/** A free trial is shown when supportPlay equals 0. */
export const offersTrial = (game: Pick<Game, "supportPlay" | "open">): boolean => game.open && game.supportPlay === 0;
