// A game on one line, with its picture and what one can do: for menus and search results.
import { LazyImage } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { offersTrial, useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";

export type MenuGameProps = {
	readonly game: Game;
	/** Told before one goes to a game: a menu closes. */
	readonly onLeave?: () => void;
	readonly className?: string;
};

export function MenuGame({ game, onLeave, className = "" }: MenuGameProps) {
	const say = useGamesText();
	const go = useGoToGame();
	const leaveTo = (act: () => void) => () => {
		onLeave?.();
		act();
	};
	return (
		<li
			className={`flex items-center gap-3 rounded-control p-1.5 transition focus-within:bg-surface-2 hover:bg-surface-2 ${className}`}
		>
			<LazyImage
				src={game.smallIcon}
				width={56}
				height={56}
				className="cut-corner-small size-14 rounded-control object-cover"
			/>
			<div className="min-w-0 grow">
				<p className="truncate text-14 font-medium">{game.displayName}</p>
				<div className="flex gap-3 text-13">
					{game.open ? (
						<button
							type="button"
							aria-label={say("tile.playName", { name: game.displayName })}
							onClick={leaveTo(() => go.play(game))}
							className="py-1 font-medium text-accent-text hover:underline"
						>
							{say("tile.play")}
						</button>
					) : (
						<span className="py-1 text-text-3">{say("tile.closed")}</span>
					)}
					{offersTrial(game) ? (
						<button
							type="button"
							aria-label={say("tile.demoName", { name: game.displayName })}
							onClick={leaveTo(() => go.tryFree(game))}
							className="py-1 text-text-2 hover:underline"
						>
							{say("tile.demo")}
						</button>
					) : null}
				</div>
			</div>
		</li>
	);
}
