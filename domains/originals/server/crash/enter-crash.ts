// A frame comes to the table of crash, or looks again; past rounds are listed.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { type CrashBet, type CrashTable, enterCrash, listCrashRounds } from "../../contract/index.ts";
import { offeredStakes, payTableOf } from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { findBetByKey, findBetOn, listGreatest, sumStakes } from "./bet-rows.ts";
import { listPast, newestRound, watchUntil } from "./crash-rows.ts";
import { settleTrial } from "./settle-bets.ts";
import { type CrashTools, crashTimes } from "./tools.ts";
import { betView, pastView, roundView, tableView } from "./view.ts";

/** Names shown beside the curve; the sums are of all. */
const mostShown = 20;
const pastShown = 20;
const pageLength = 50;

export async function tableOf(tx: Tx, round: string | undefined): Promise<CrashTable> {
	if (round === undefined) return { players: 0, sums: [], bets: [] };
	const [sums, greatest] = [await sumStakes(tx, round), await listGreatest(tx, { round, limit: mostShown })];
	return tableView(sums, greatest);
}

/** What a player has, without what lies on the table. */
export async function balanceOf(tools: CrashTools, play: PlayTicket): Promise<string> {
	const lying = await settleTrial(tools, play, seatOf(play).owner);
	return formatMinor((await tools.games.playBalance(play)) - lying, play.currency);
}

export const enterCrashRoute = (tools: CrashTools): Route =>
	bind(enterCrash, async ({ key }, { play, now }) => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const { currency, mode } = play;
		const { owner } = seatOf(play);
		await tools.db.tx((tx) => watchUntil(tx, new Date(now.getTime() + crashTimes.watch)));
		const found = await tools.db.read(async (tx) => {
			const round = await newestRound(tx);
			return {
				round,
				bet: round === undefined ? undefined : await findBetOn(tx, { owner, round: round.id }),
				missed: key === undefined ? undefined : await findMissed(tx, { owner, key, round: round?.id }),
				table: await tableOf(tx, round?.id),
				past: await listPast(tx, { before: undefined, limit: pastShown }),
			};
		});
		const draw = found.round === undefined ? undefined : await tools.chains.drawOf(found.round);
		const bet = found.bet === undefined ? undefined : betView(found.bet);
		return ok({
			mode,
			currency,
			table: found.table,
			payTable: payTableOf("crash"),
			now: now.getTime(),
			balance: await balanceOf(tools, play),
			stakes: offeredStakes({ game: "crash", currency }).map((stake) => formatMinor(stake, currency)),
			past: found.past.flatMap(pastView),
			...(found.round === undefined || draw === undefined ? {} : { round: roundView(found.round, draw) }),
			...(bet === undefined ? {} : { bet }),
			...(found.missed === undefined ? {} : { missed: found.missed }),
			...(draw === undefined
				? {}
				: { chain: { end: draw.end, salt: draw.salt, saltRound: draw.saltRound ?? null, length: draw.length } }),
		});
	});

type Press = { readonly owner: string; readonly key: string; readonly round: string | undefined };

/** What became of a press on an earlier round; undefined as long as that is not known, and where nothing was staked. */
async function findMissed(tx: Tx, { owner, key, round }: Press): Promise<CrashBet | undefined> {
	const row = await findBetByKey(tx, { owner, key });
	const bet = row === undefined || row.round === round ? undefined : betView(row);
	return bet?.state === "staked" ? undefined : bet;
}

export const listCrashRoundsRoute = (tools: CrashTools): Route =>
	bind(listCrashRounds, async ({ after }, { play }) => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const rows = await tools.db.read((tx) => listPast(tx, { before: placeIn(after), limit: pageLength + 1 }));
		const page = rows.slice(0, pageLength);
		const last = rows.length > pageLength ? page.at(-1) : undefined;
		return ok({
			rounds: page.flatMap(pastView),
			...(last === undefined ? {} : { next: `${last.opened_at.getTime()}_${last.id}` }),
		});
	});

/** A cursor of ours; any other begins at the newest. */
function placeIn(after: string | undefined): { readonly openedAt: Date; readonly id: string } | undefined {
	const [, time, id] = /^([0-9]{13})_([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
	return time === undefined || id === undefined ? undefined : { openedAt: new Date(Number(time)), id };
}
