// The rows of the home page that are about games: go on, what is hot beside the latest wins, the halls, what is played
// most, jackpots, promotions, what is to come. What lies further down comes when one comes near it.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon, isMember, lazyPart, Skeleton, useSession, WhenNear } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { useGameQuery, useHotGames, usePopularGames } from "../asked-as-written.ts";
import { useGamesText } from "../text.ts";
import { GameRow } from "./game-row.tsx";

/** The heights of what comes later, so that nothing jumps when it does. */
const heights = {
	goOn: "h-28",
	wins: "h-112",
	halls: "h-61 md:h-62",
	popular: "h-90 sm:h-102 xl:h-112 pointer-coarse:h-107 sm:pointer-coarse:h-119 xl:pointer-coarse:h-129",
	jackpots: "h-121 sm:h-84 lg:h-48",
	promotions: "h-76 md:h-84",
	toCome: "h-40 sm:h-16",
} as const;

const place = (height: string) => <Skeleton className={`rounded-card ${height}`} />;

const ContinueRow = lazyPart(() => import("./continue-row.tsx").then((part) => part.ContinueRow), place(heights.goOn));
const FreeSpinsStrip = lazyPart(() => import("../free-spins/free-spins-strip.tsx").then((part) => part.FreeSpinsStrip));
const RecentWins = lazyPart(() => import("./recent-wins.tsx").then((part) => part.RecentWins), place(heights.wins));
const Halls = lazyPart(() => import("./halls.tsx").then((part) => part.Halls), place(heights.halls));
const PopularRow = lazyPart(() => import("./popular-row.tsx").then((part) => part.PopularRow), place(heights.popular));
const TopAwards = lazyPart(() => import("./top-awards.tsx").then((part) => part.TopAwards), place(heights.jackpots));
const PromotionRow = lazyPart(
	() => import("./promotion-row.tsx").then((part) => part.PromotionRow),
	place(heights.promotions),
);
const HallsToCome = lazyPart(() => import("./halls-to-come.tsx").then((part) => part.HallsToCome));

/** How many tiles a row of the home page holds. */
const rowLength = 18;
/** How few popular games are no ranking yet. */
const ranking = 3;

/** The hot games, then the house's order, each once. */
export function hotFirst(hot: readonly Game[], all: readonly Game[]): Game[] {
	const ids = new Set(hot.map((game) => game.gameId));
	return [...hot, ...all.filter((game) => !ids.has(game.gameId))].slice(0, rowLength);
}

/** `children`: what else plays here, after the halls. */
export function HomeRows({ children }: { readonly children?: ReactNode }) {
	const say = useGamesText();
	const member = isMember(useSession());
	const hot = useHotGames();
	const all = useGameQuery({ gameType: "RNG", pageSize: rowLength });
	const { data: popular } = usePopularGames();
	const games = hot.data && all.data && hotFirst(hot.data.games, all.data.games);
	return (
		<div className="flex flex-col gap-12">
			{member ? <FreeSpinsStrip /> : null}
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
				<WhenNear className={heights.wins}>
					<RecentWins />
				</WhenNear>
			</div>
			<WhenNear className={heights.halls}>
				<Halls />
			</WhenNear>
			{children}
			{popular === undefined || popular.games.length < ranking ? null : (
				<WhenNear className={heights.popular}>
					<PopularRow games={popular.games} />
				</WhenNear>
			)}
			<WhenNear className={heights.jackpots}>
				<TopAwards />
			</WhenNear>
			<WhenNear className={heights.promotions}>
				<PromotionRow />
			</WhenNear>
			<WhenNear className={heights.toCome}>
				<HallsToCome />
			</WhenNear>
		</div>
	);
}

function SeeAll() {
	const say = useGamesText();
	return (
		<Link
			to="/rng"
			search={{ page: "all" }}
			className="flex h-11 shrink-0 items-center gap-1 text-14 text-accent-text hover:underline"
		>
			{say("home.seeAll")}
			<Icon name="arrow-right" className="size-4" />
		</Link>
	);
}
