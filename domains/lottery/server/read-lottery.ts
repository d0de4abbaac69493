// What everybody may ask of the lotteries: how they stand, their plays, past and coming draws, what a draw is checked by.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import {
	type DrawView,
	listChaseNumeros,
	listDraws,
	listLotteries,
	listRecentNumeros,
	readDraw,
	readNearNumeros,
	readPlayMenu,
	readTrends,
} from "../contract/index.ts";
import {
	anywhereTrend,
	areaOf,
	dayOf,
	familyOf,
	fixedOdds,
	hotAndCold,
	issueNumbered,
	issuesADay,
	type LotteryGame,
	lotteryGames,
	placeTrend,
	readDigits,
	timetables,
	trendPlacesOf,
	valuesAt,
	valuesOf,
} from "../core/index.ts";
import { committedOf } from "./draw-issue.ts";
import { type DrawRoom, shownDraws, timesOf } from "./draw-room.ts";
import {
	countResulted,
	findIssue,
	type IssueRow,
	listComing,
	listLastResulted,
	listResulted,
	type Resulted,
} from "./issue-rows.ts";
import type { LotteryTools } from "./ports.ts";

export type LotteryReader = LotteryTools & { readonly room: DrawRoom };

const unknown = err(failure("LOTTERY_UNKNOWN"));

/** Lotteries as their rooms stand, in the order asked; without those that were not opened yet. */
async function listSeen({ db, rooms, room }: LotteryReader, games: readonly LotteryGame[]) {
	const stand = (await Promise.all(games.map((game) => rooms.read(room, game)))).flatMap((known) =>
		known === undefined ? [] : [room.shown(known.state, undefined)],
	);
	const quiet = stand.flatMap(({ gameId, last }) => (last.length === 0 ? [gameId] : []));
	if (quiet.length === 0) return stand;
	// A game that drew nothing since it opened shows what was drawn before.
	const past = await db.read((tx) => listLastResulted(tx, { games: quiet, limit: shownDraws }));
	return stand.map((seen) =>
		seen.last.length > 0 ? seen : { ...seen, last: past.filter(({ game }) => game === seen.gameId).map(drawView) },
	);
}

/** A lottery as its room stands; undefined before it was opened. */
export const seenOf = async (tools: LotteryReader, game: LotteryGame) => (await listSeen(tools, [game]))[0];

export const listLotteriesRoute = (tools: LotteryReader): Route =>
	bind(listLotteries, async ({ area }, { now }) => {
		const games = lotteryGames.filter((game) => (areaOf(game) ?? "LOTT") === area);
		const all = (await listSeen(tools, games)).map((seen) => {
			const { minutes, closesBefore, zoneHours } = timetables[seen.gameId];
			return { ...seen, minutes, closesBefore, zoneHours };
		});
		return ok({ now: now.getTime(), games: all });
	});

export const readNearNumerosRoute = (tools: LotteryReader): Route =>
	bind(readNearNumeros, async ({ gameId }, { now }) => {
		const seen = await seenOf(tools, gameId);
		return seen === undefined ? unknown : ok({ now: now.getTime(), ...seen });
	});

export const readPlayMenuRoute = (): Route =>
	bind(readPlayMenu, async ({ gameId }) =>
		ok({
			playTable: familyOf(gameId).playTable,
			groups: familyOf(gameId).groups.map(({ code, plays }) => ({
				code,
				plays: plays.map((play) => ({
					playId: play.id,
					code: play.code,
					approach: play.typed ? (2 as const) : (1 as const),
					rows: play.rows.map(({ texts, ...row }) => ({
						...row,
						values: [...row.values],
						...(texts === undefined ? {} : { texts: [...texts] }),
					})),
					grades: play.grades.map((grade) => ({ ...grade, odds: (Number(fixedOdds(grade)) / 1000).toFixed(3) })),
				})),
			})),
		}),
	);

const drawView = ({ issue, draws_at: at, state, digits, ...of }: Resulted): DrawView => ({
	numero: issue,
	drawsAt: at.getTime(),
	state: state === "drawn" ? "drawn" : "void",
	...(digits === null ? {} : { digits }),
	...(of.before_opening ? { beforeOpening: true as const } : {}),
	...(of.official ? { official: true as const } : {}),
	...(of.result_version > 1 ? { corrected: true as const } : {}),
});

export const listRecentNumerosRoute = (tools: LotteryReader): Route =>
	bind(listRecentNumeros, async ({ gameId: game, count: limit }) => {
		const rows = await tools.db.read((tx) => listResulted(tx, { game, limit }));
		return ok({ draws: rows.map(drawView) });
	});

export const listChaseNumerosRoute = (tools: LotteryReader): Route =>
	bind(listChaseNumeros, async ({ gameId: game, count: limit }, { now }) => {
		const rows = await tools.db.read((tx) => listComing(tx, { game, now, limit }));
		const issues = rows.flatMap(({ issue }) => issueNumbered(game, issue) ?? []).map(timesOf);
		return ok({ now: now.getTime(), issues });
	});

/** The draws of a day: after its first midnight, up to its last. */
function spanOf(game: LotteryGame, day: string): { readonly from: Date; readonly to: Date } {
	const { zoneHours } = timetables[game];
	const from = Date.parse(`${day}T00:00:00.000Z`) - zoneHours * 3_600_000;
	return { from: new Date(from), to: new Date(from + 86_400_000) };
}

const todayOf = (game: LotteryGame, now: Date): string => dayOf({ game, drawsAt: now.getTime() + 1 });

/** The day of a game's last draw; undefined before its first. */
async function lastDayOf({ db }: Pick<LotteryReader, "db">, game: LotteryGame): Promise<string | undefined> {
	const [last] = await db.read((tx) => listResulted(tx, { game, limit: 1 }));
	return last === undefined ? undefined : dayOf({ game, drawsAt: last.draws_at.getTime() });
}

export const listDrawsRoute = (tools: LotteryReader): Route =>
	bind(listDraws, async ({ gameId: game, date: asked, page, size }, { now }) => {
		const date = asked ?? (await lastDayOf(tools, game)) ?? todayOf(game, now);
		const span = spanOf(game, date);
		const { rows, total } = await tools.db.read(async (tx) => ({
			rows: await listResulted(tx, { game, ...span, offset: (page - 1) * size, limit: size }),
			total: await countResulted(tx, { game, ...span }),
		}));
		return ok({ date, draws: rows.map(drawView), page, pages: Math.max(1, Math.ceil(total / size)), total });
	});

export const readTrendsRoute = (tools: LotteryReader): Route =>
	bind(readTrends, async ({ gameId: game, span }, { now }) => {
		const { from } = spanOf(game, todayOf(game, now));
		const days = span === "2days" ? 2 : 1;
		const asked =
			span === "today" || span === "2days"
				? { from: new Date(from.getTime() - (days - 1) * 86_400_000), limit: days * issuesADay(game) }
				: { limit: Number(span) };
		const rows = await tools.db.read((tx) => listResulted(tx, { game, ...asked }));
		const drawn = rows.filter(({ state }) => state === "drawn");
		const draws = drawn.flatMap(({ digits }) => (digits === null ? [] : [readDigits(game, digits) ?? []]));
		const { balls } = familyOf(game);
		const values = valuesOf(balls);
		const anywhere = anywhereTrend(
			draws.map((draw) => draw.slice(0, balls.count)),
			values,
		);
		return ok({
			draws: drawn.map(drawView),
			places: trendPlacesOf(balls).map((place) => [...placeTrend(draws, place, valuesAt(balls, place))]),
			anywhere: [...anywhere],
			hot: [...hotAndCold(anywhere).hot],
			cold: [...hotAndCold(anywhere).cold],
		});
	});

export const readDrawRoute = (tools: LotteryReader): Route =>
	bind(readDraw, async ({ gameId: game, numero }, { now }) => {
		const issue = issueNumbered(game, numero);
		const row = issue === undefined ? undefined : await tools.db.read((tx) => findIssue(tx, issue));
		if (issue === undefined || row === undefined) return err(failure("ISSUE_UNKNOWN"));
		const { digits, seed, public_hex: publicHex, accepted, official } = row;
		const ids = z.safeParse(z.array(z.string()), accepted);
		return ok({
			gameId: game,
			...timesOf(issue),
			...committedOf(row),
			state: row.voided_at !== null ? "void" : row.state === "planned" ? phaseOf(row, now) : row.state,
			...(digits !== null && official ? { digits } : {}),
			...(digits === null || seed === null || publicHex === null ? {} : { digits, seed, publicHex }),
			...(ids.success ? { accepted: ids.data } : {}),
		});
	});

function phaseOf({ opens_at: opens, closes_at: closes }: IssueRow, now: Date): "planned" | "open" | "closed" {
	if (now < opens) return "planned";
	return now < closes ? "open" : "closed";
}
