// What is asked of Vietnam's lotteries as a hall: their menu by region, what is open, what a member bet on lately.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listOpenedNumeros, listVnMenu, listVnOpened, listVnRecent } from "../contract/index.ts";
import {
	areaOf,
	familyOf,
	isLotteryGame,
	issueNumbered,
	type LotteryGame,
	lotteryGames,
	prizeModeIds,
	regionOf,
	regions,
	timetables,
} from "../core/index.ts";
import { timesOf } from "./draw-room.ts";
import { type IssueRow, listOpen } from "./issue-rows.ts";
import type { LotteryTools } from "./ports.ts";
import { listLatelyTaken } from "./taking-rows.ts";

const vietnam = lotteryGames.filter((game) => areaOf(game) === "VN");
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

const clockOf = (minutes: number): string =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function menuEntry(gameId: LotteryGame) {
	const { minutes, calendar, zoneHours } = timetables[gameId];
	const numbers = familyOf(gameId).board?.flatMap((prize) => prize.numbers).length ?? 0;
	const [at] = calendar?.at ?? [];
	return {
		gameId,
		numbers,
		minutes,
		weekdays: [...(calendar?.weekdays ?? everyDay)],
		...(at === undefined ? {} : { drawsAt: clockOf(at) }),
		zoneHours,
	};
}

export const listVnMenuRoute = (): Route =>
	bind(listVnMenu, async ({ region: asked }) =>
		ok({
			prizeModeId: prizeModeIds.SEA,
			regions: regions
				.filter((region) => asked === undefined || region === asked)
				.map((region) => ({
					region,
					games: vietnam.filter((game) => regionOf(timetables[game]) === region).map(menuEntry),
				})),
		}),
	);

export const listVnRecentRoute = ({ db }: Pick<LotteryTools, "db">): Route =>
	bind(listVnRecent, async ({ count }, { principal }) => {
		if (principal.guest) return ok({ games: [] });
		const games = await db.read((tx) => listLatelyTaken(tx, { owner: `m${principal.memberId}`, among: vietnam }));
		return ok({ games: games.filter(isLotteryGame).slice(0, count) });
	});

const openedOf = ({ game, issue }: IssueRow) => {
	const own = isLotteryGame(game) ? issueNumbered(game, issue) : undefined;
	return own === undefined ? [] : [{ gameId: own.game, ...timesOf(own) }];
};

const opened = async (
	{ db }: Pick<LotteryTools, "db">,
	of: { among: readonly LotteryGame[]; now: Date; limit: number },
) => ({ now: of.now.getTime(), games: (await db.read((tx) => listOpen(tx, of))).flatMap(openedOf) });

export const listVnOpenedRoute = (tools: Pick<LotteryTools, "db">): Route =>
	bind(listVnOpened, async ({ count: limit }, { now }) => ok(await opened(tools, { among: vietnam, now, limit })));

export const listOpenedNumerosRoute = (tools: Pick<LotteryTools, "db">): Route =>
	bind(listOpenedNumeros, async ({ count: limit }, { now }) =>
		ok(await opened(tools, { among: lotteryGames, now, limit })),
	);
