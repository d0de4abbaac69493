// What a member played last, in one low row: the way back is short.
import { Skeleton } from "#platform/ui";
import { useListRecentGames } from "../calls.gen.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { useGamesText } from "../text.ts";
import { RowHead } from "./game-row.tsx";

export function ContinueRow() {
	const say = useGamesText();
	const { data, error } = useListRecentGames({ count: 12 });
	if (error !== null || data?.games.length === 0) return null;
	if (data === undefined) return <Skeleton className="h-28 rounded-card" />;
	return (
		<section aria-label={say("home.continue")}>
			<RowHead title={say("home.continue")} />
			<ul className="scroll-row -mx-4 gap-3 px-4 scroll-px-4 md:mx-0 md:px-0 md:scroll-px-0">
				{data.games.map((game) => (
					<MenuGame key={game.gameId} game={game} className="w-72 shrink-0 snap-start bg-surface-1 pe-4" />
				))}
			</ul>
		</section>
	);
}
