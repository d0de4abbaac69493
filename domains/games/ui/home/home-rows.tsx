// The rows of the home page that are about games: go on, the house's games, the halls, the latest wins.
import { Link } from "@tanstack/react-router";
import { Icon, isMember, useSession } from "#platform/ui";
import { useListHotGames, useListRecentGames } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { GameRow } from "./game-row.tsx";
import { Halls } from "./halls.tsx";
import { RecentWins } from "./recent-wins.tsx";

export function HomeRows() {
	const say = useGamesText();
	const member = isMember(useSession());
	const recent = useListRecentGames({ count: 12 }, { enabled: member });
	const hot = useListHotGames({});
	return (
		<div className="flex flex-col gap-12">
			<GameRow
				optional
				title={say("home.continue")}
				games={recent.data?.games}
				error={recent.error}
				onRetry={() => void recent.refetch()}
			/>
			<GameRow
				title={say("home.hot")}
				text={say("home.houseText")}
				more={<SeeAll />}
				games={hot.data?.games}
				error={hot.error}
				onRetry={() => void hot.refetch()}
			/>
			<Halls />
			<RecentWins />
		</div>
	);
}

function SeeAll() {
	const say = useGamesText();
	return (
		<Link to="/rng" className="flex h-11 items-center gap-1 text-14 text-accent-text hover:underline">
			{say("home.seeAll")}
			<Icon name="arrow-right" className="size-4" />
		</Link>
	);
}
