// The rows of the home page that are about games: go on, what is hot beside the latest wins, the halls, what is played
// most, promotions. What lies further down comes when one comes near it.
import { Link } from "@tanstack/react-router";
import { Icon, isMember, lazyPart, Skeleton, useSession, WhenNear } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useListGames, useListHotGames } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { GameRow } from "./game-row.tsx";

const ContinueRow = lazyPart(
	() => import("./continue-row.tsx").then((part) => part.ContinueRow),
	<Skeleton className="h-28 rounded-card" />,
);
const RecentWins = lazyPart(
	() => import("./recent-wins.tsx").then((part) => part.RecentWins),
	<Skeleton className="h-96 rounded-card" />,
);
const Halls = lazyPart(() => import("./halls.tsx").then((part) => part.Halls));
const PromotionRow = lazyPart(() => import("./promotion-row.tsx").then((part) => part.PromotionRow));
const PopularRow = lazyPart(() => import("./popular-row.tsx").then((part) => part.PopularRow));

/** How many tiles a row of the home page holds. */
const rowLength = 18;

/** The hot games, then the house's order, each once. */
export function hotFirst(hot: readonly Game[], all: readonly Game[]): Game[] {
	const ids = new Set(hot.map((game) => game.gameId));
	return [...hot, ...all.filter((game) => !ids.has(game.gameId))].slice(0, rowLength);
}

export function HomeRows() {
	const say = useGamesText();
	const member = isMember(useSession());
	const hot = useListHotGames({});
	const all = useListGames({ gameType: "RNG", pageSize: rowLength });
	const games = hot.data && all.data && hotFirst(hot.data.games, all.data.games);
	return (
		<div className="flex flex-col gap-12">
			{member ? <ContinueRow /> : null}
			<div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
				<GameRow
					title={say("home.hot")}
					text={say("home.houseText")}
					more={<SeeAll />}
					games={games}
					error={hot.error ?? all.error}
					onRetry={() => void Promise.all([hot.refetch(), all.refetch()])}
				/>
				<WhenNear className="h-112">
					<RecentWins />
				</WhenNear>
			</div>
			<WhenNear className="h-240 md:h-180">
				<Halls />
			</WhenNear>
			<WhenNear className="h-112">
				<PopularRow />
			</WhenNear>
			<WhenNear className="h-90">
				<PromotionRow />
			</WhenNear>
		</div>
	);
}

function SeeAll() {
	const say = useGamesText();
	return (
		<Link to="/rng" className="flex h-11 shrink-0 items-center gap-1 text-14 text-accent-text hover:underline">
			{say("home.seeAll")}
			<Icon name="arrow-right" className="size-4" />
		</Link>
	);
}
