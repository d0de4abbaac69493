// Finds a round of a play session again: the last one for resuming, any one for showing.
import type { PlayTicket } from "#platform/http";
import type { PlayedRound } from "../api.ts";
import type { GamesTools } from "../tools.ts";
import { demoRound, readDemoSession } from "./demo-round.ts";
import { playedRound } from "./played-round.ts";
import { findLastRound, findRound } from "./round-store.ts";

const resumeDays = 31;

/** The last round of this member in this game; of this session in a trial. */
export async function lastRound(tools: GamesTools, play: PlayTicket): Promise<PlayedRound | undefined> {
	const game = tools.catalogue.current().byCode.get(`${play.vendor}/${play.gameCode}`);
	const { memberId } = play;
	if (game === undefined) return undefined;
	if (memberId === undefined) return lastTrialRound(tools, play);
	const since = new Date(tools.clock.now().getTime() - resumeDays * 86_400_000);
	const row = await tools.db.read((tx) => findLastRound(tx, { memberId, gameId: game.id, since }));
	return row === undefined ? undefined : playedRound(row, game, { replayed: true });
}

async function lastTrialRound(tools: GamesTools, play: PlayTicket): Promise<PlayedRound | undefined> {
	const session = await tools.db.read((tx) => readDemoSession(tx, play.playId, { lock: false }));
	if (session?.last === undefined) return undefined;
	return demoRound(session.last, { game: { code: play.gameCode }, currency: play.currency, replayed: true });
}

/** One round of this member, in whatever game; of this session in a trial. */
export async function roundOf(tools: GamesTools, play: PlayTicket, roundId: string): Promise<PlayedRound | undefined> {
	const { memberId } = play;
	if (memberId === undefined) {
		const last = await lastTrialRound(tools, play);
		return last?.roundId === roundId ? last : undefined;
	}
	const row = await tools.db.read((tx) => findRound(tx, { memberId, id: roundId }));
	const game = row === undefined ? undefined : tools.catalogue.current().byId.get(row.game_id);
	return row === undefined || game === undefined ? undefined : playedRound(row, game, { replayed: true });
}
