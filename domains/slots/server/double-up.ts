// What a round just won, staked on an even chance: a round of its own. Its key is the won round's id, so that a win is
// doubled once whatever is pressed twice, and the record names what it belongs to.
import type { GamesApi, PlayedRound } from "#games/api";
import { doublingTable } from "#games/core";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { type Chance, err, formatMinor, ok } from "#platform/kernel";
import { doubleUp } from "../contract/index.ts";
import { doublingOf, playDoubling, winOf } from "../core/index.ts";
import type { LoadedTable, LoadedTables } from "./pay-tables.ts";
import { storedRoundView } from "./view.ts";

export type DoubleUpDeps = {
	readonly games: Pick<GamesApi, "playRound" | "playedBefore" | "lastRound" | "round" | "slotFeatures">;
	readonly tables: LoadedTables;
	readonly chance: Chance;
};

export function doubleUpRoute({ games, tables, chance }: DoubleUpDeps): Route {
	return bind(doubleUp, async ({ roundId, side }, { play, now }) => {
		const loaded = tables.live(play.gameCode, now);
		if (loaded === undefined) return err(failure("SLOT_UNKNOWN"));
		const won = await games.round(play, roundId);
		const may = won?.gameCode === play.gameCode ? mayDouble(loaded, won) : undefined;
		if (won === undefined || may === undefined) return err(failure("SLOT_DOUBLE_NOT_OFFERED"));
		const { win, events } = playDoubling(may.doubling, { round: roundId, side }, chance);
		const round = {
			play,
			// A spin's key has no colon: nobody can have used this one for anything else.
			key: `double:${roundId}`,
			stake: won.win,
			winStaked: true,
			win: winOf(win, may.coin),
			payTable: doublingTable(loaded.id),
			events,
		};
		const [{ doubleUp: allowed }, last] = await Promise.all([games.slotFeatures(play), games.lastRound(play)]);
		// The round is the last one, or it was doubled before: perhaps a moment ago, by the other press of two.
		const open = allowed && last?.roundId === roundId;
		const played = open ? await games.playRound(round) : await games.playedBefore(round);
		if (played === undefined) return err(failure("SLOT_DOUBLE_NOT_OFFERED"));
		if (!played.ok) return played;
		const { value } = played;
		const balance = formatMinor(value.balance, value.currency);
		return ok({ round: storedRoundView(value), balance, replayed: value.replayed });
	});
}

/** The doubling that a round leaves, and the size of its credit in minor units. */
function mayDouble({ table }: LoadedTable, won: PlayedRound) {
	if (table.doubleUp === undefined) return undefined;
	const doubling = doublingOf(table.doubleUp, storedRoundView(won).events);
	return doubling === undefined ? undefined : { doubling, coin: won.win / BigInt(doubling.credits) };
}
