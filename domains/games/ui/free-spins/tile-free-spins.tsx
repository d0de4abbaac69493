// On the tile of a game: how many free spins can be played in it now.
import { Icon } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { isOpen, useFreeSpins } from "./use-free-spins.ts";

export function TileFreeSpinsAward({ gameId }: { readonly gameId: string }) {
	const say = useGamesText();
	const here = useFreeSpins().filter((award) => isOpen(award) && award.games.some((game) => game.gameId === gameId));
	const left = here.reduce((sum, award) => sum + award.left, 0);
	if (left === 0) return null;
	return (
		<p className="flex items-center gap-1.5 text-13 font-medium text-accent-text tabular-nums">
			<Icon name="rewards" className="size-3.5" />
			{say("freeSpins.onTile", { count: left })}
		</p>
	);
}
