// Answers one past round as a replay: for its member, and for the frame it was played in (GLI-19 4.14).
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok } from "#platform/kernel";
import { type RecalledRound, recallPlayRound, recallRound } from "../../contract/index.ts";
import { nameIn } from "../../core/index.ts";
import type { PlayFacts } from "../play/play-sessions.ts";
import { readDemoSession } from "../rounds/demo-round.ts";
import { findRound } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";
import { recallOf } from "./round-records.ts";

export const recallRoundRoute = (tools: GamesTools): Route =>
	bind(recallRound, async ({ roundId, language }, context) => {
		const row = await tools.db.read((tx) => findRound(tx, { memberId: context.principal.memberId, id: roundId }));
		if (row === undefined) return err(failure("ROUND_NOT_FOUND"));
		return ok(recallOf(tools.catalogue.current(), row, language ?? context.language));
	});

export const recallPlayRoundRoute = (tools: GamesTools): Route =>
	bind(recallPlayRound, async ({ roundId }, { play, language }) => {
		const facts = await tools.sessions.facts(play.playId);
		if (facts === undefined) return err(failure("ROUND_NOT_FOUND"));
		const { memberId } = play;
		if (memberId === undefined) {
			const trial = await recallTrial(tools, facts, { roundId, language });
			return trial === undefined ? err(failure("ROUND_NOT_FOUND")) : ok(trial);
		}
		const row = await tools.db.read((tx) => findRound(tx, { memberId, id: roundId }));
		if (row === undefined || row.game_id !== facts.gameId) return err(failure("ROUND_NOT_FOUND"));
		return ok(recallOf(tools.catalogue.current(), row, language));
	});

/** The last round of a trial, the only one that is kept. */
async function recallTrial(
	tools: GamesTools,
	facts: PlayFacts,
	asked: { readonly roundId: string; readonly language: string },
): Promise<RecalledRound | undefined> {
	const session = await tools.db.read((tx) => readDemoSession(tx, facts.ticket.playId, { lock: false }));
	const catalogue = tools.catalogue.current();
	const game = catalogue.byId.get(facts.gameId);
	const last = session?.last;
	if (last === undefined || game === undefined || last.roundId !== asked.roundId) return undefined;
	const shown = (minor: bigint) => formatMinor(minor, facts.currency);
	const vendor = catalogue.vendors.get(game.vendor);
	return {
		roundId: last.roundId,
		gameId: game.id,
		gameCode: game.code,
		vassalage: game.vendor,
		vendorName: vendor === undefined ? game.vendor : nameIn(vendor.names, asked.language),
		gameType: game.category,
		displayName: nameIn(game.names, asked.language),
		smallIcon: game.artSmall,
		hue: game.hue,
		status: "complete",
		currency: facts.currency,
		stake: shown(last.stake),
		win: shown(last.win),
		net: shown(last.win - last.stake),
		balanceBefore: shown(last.balanceBefore),
		balanceAfter: shown(last.balance),
		startedAt: last.startedAt,
		endedAt: last.startedAt,
		replay: true,
		mode: "demo",
		vendorRoundId: last.roundId,
		payTable: last.payTable,
		events: last.events,
	};
}
