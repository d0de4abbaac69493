// The calls of a frame about its own session: entering, asking how it stands, leaving.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { enterPlay, getPlayState, leavePlay } from "../../contract/index.ts";
import { nameIn } from "../../core/index.ts";
import { markRecent } from "../lobby/own-game-rows.ts";
import type { GamesTools } from "../tools.ts";
import { digestOf, newToken } from "./digest.ts";
import { isOver } from "./play-sessions.ts";
import { playStateOf } from "./play-state.ts";
import { enterPlaySession } from "./play-store.ts";

export const enterPlayRoute = (tools: GamesTools): Route =>
	bind(enterPlay, async ({ launchToken, language }, context) => {
		const playToken = newToken();
		const entry = { launchDigest: digestOf(launchToken), tokenDigest: digestOf(playToken), now: tools.clock.now() };
		const entered = await tools.db.tx(async (tx) => {
			const row = await enterPlaySession(tx, entry);
			if (row !== undefined && row.member_id !== null) {
				await markRecent(tx, { memberId: row.member_id, gameId: row.game_id, now: entry.now });
			}
			return row;
		});
		const facts = entered === undefined ? undefined : await tools.sessions.ofToken(playToken);
		const game = facts === undefined ? undefined : tools.catalogue.current().byId.get(facts.gameId);
		if (facts === undefined || game === undefined || isOver(facts, entry.now)) return err(failure("LAUNCH_EXPIRED"));
		const limits = game.limits.get(facts.currency);
		return ok({
			playToken,
			vassalage: game.vendor,
			gameId: game.id,
			gameCode: game.code,
			displayName: nameIn(game.names, language ?? context.language),
			rtp: game.rtp,
			minBet: formatMinor(limits?.min ?? 0n, facts.currency),
			maxBet: formatMinor(limits?.max ?? 0n, facts.currency),
			state: await playStateOf(tools, facts),
		});
	});

export const getPlayStateRoute = (tools: GamesTools): Route =>
	bind(getPlayState, async (_input, { play }) => {
		const facts = await tools.sessions.facts(play.playId);
		return facts === undefined ? err(failure("NOT_LOGGED_IN")) : ok(await playStateOf(tools, facts));
	});

export const leavePlayRoute = (tools: GamesTools): Route =>
	bind(leavePlay, async (_input, { play }) => {
		await tools.sessions.end(play.playId);
		return ok({});
	});
