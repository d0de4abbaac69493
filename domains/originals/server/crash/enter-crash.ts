// A frame comes to the table of crash, or looks again; past rounds are listed.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { crashTable, enterCrash, listCrashRounds } from "../../contract/index.ts";
import { emptyTable, offeredStakes, payTableOf } from "../../core/index.ts";
import { gameIn, seatOf } from "../ports.ts";
import { findBetByKey } from "./bet-rows.ts";
import { type CrashHands, crashSeen } from "./crash-room.ts";
import { listPast } from "./crash-rows.ts";
import { pastView, rowView } from "./view.ts";

const pastShown = 20;
const pageLength = 50;

export const enterCrashRoute = (hands: CrashHands): Route =>
	bind(enterCrash, async ({ key }, { play, now }) => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const { db, games, rooms, kind, chains } = hands;
		const { currency, mode } = play;
		const { owner } = seatOf(play);
		await rooms.watch(kind, crashTable);
		const state = (await rooms.read(kind, crashTable))?.state ?? emptyTable;
		const { past, missed } = await db.read(async (tx) => ({
			past: await listPast(tx, { before: undefined, limit: pastShown }),
			// Of the round in play its own bet tells.
			missed: key === undefined ? undefined : await findBetByKey(tx, { owner, key }),
		}));
		const { round, bet, table } = crashSeen(state, owner);
		const draw = state.round === null ? undefined : await chains.drawOf(state.round);
		return ok({
			mode,
			currency,
			table,
			payTable: payTableOf("crash"),
			now: now.getTime(),
			balance: formatMinor(await games.playBalance(play), currency),
			stakes: offeredStakes({ game: "crash", currency }).map((stake) => formatMinor(stake, currency)),
			past: past.flatMap(pastView),
			...(round === undefined ? {} : { round }),
			...(bet === undefined ? {} : { bet }),
			...(missed === undefined || missed.round === round?.roundId ? {} : { missed: rowView(missed) }),
			...(draw === undefined
				? {}
				: { chain: { end: draw.end, salt: draw.salt, saltRound: draw.saltRound ?? null, length: draw.length } }),
		});
	});

export const listCrashRoundsRoute = (hands: CrashHands): Route =>
	bind(listCrashRounds, async ({ after }, { play }) => {
		if (gameIn(play) !== "crash") return err(failure("ORIGINAL_UNKNOWN"));
		const rows = await hands.db.read((tx) => listPast(tx, { before: placeIn(after), limit: pageLength + 1 }));
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
