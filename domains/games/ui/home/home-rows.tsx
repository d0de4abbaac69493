// The rows of the home page that are about games: go on, the slots hall beside the latest wins, all the halls.
import { Link } from "@tanstack/react-router";
import { Icon, isMember, lazyPart, useSession, WhenNear } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useListGames, useListHotGames, useListRecentGames } from "../calls.gen.ts";
import { MenuGame } from "../lobby/menu-game.tsx";
import { useGamesText } from "../text.ts";
import { GameRow, RowHead } from "./game-row.tsx";
import { RecentWins } from "./recent-wins.tsx";

const Halls = lazyPart(() => import("./halls.tsx").then((part) => part.Halls));

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
	const recent = useListRecentGames({ count: 12 }, { enabled: member });
	const hot = useListHotGames({});
	const all = useListGames({ gameType: "RNG", pageSize: rowLength });
	const games = hot.data && all.data && hotFirst(hot.data.games, all.data.games);
	return (
		<div className="flex flex-col gap-12">
			<ContinueRow games={recent.data?.games ?? []} />
			<div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
				<GameRow
					title={say("home.hot")}
					text={say("home.houseText")}
					more={<SeeAll />}
					games={games}
					error={hot.error ?? all.error}
					onRetry={() => void Promise.all([hot.refetch(), all.refetch()])}
				/>
				<RecentWins />
			</div>
			<WhenNear className="h-240 md:h-180">
				<Halls />
			</WhenNear>
		</div>
	);
}

/** What was played last, in one low row: the way back is short. */
function ContinueRow({ games }: { readonly games: readonly Game[] }) {
	const say = useGamesText();
	if (games.length === 0) return null;
	return (
		<section aria-label={say("home.continue")}>
			<RowHead title={say("home.continue")} />
			<ul className="scroll-row gap-3">
				{games.map((game) => (
					<MenuGame key={game.gameId} game={game} className="w-72 shrink-0 snap-start bg-surface-1 pe-4" />
				))}
			</ul>
		</section>
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
