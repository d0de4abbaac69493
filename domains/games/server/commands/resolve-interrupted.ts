// Resolves rounds that were left open: by the vendor's policy they are completed, or all wagers are given back
// (GLI-19 4.15, 4.16, A.6.4). Safe to run again: each act has a key of its own.
import { memberId as asMemberId, isCurrencyCode } from "#platform/kernel";
import { resolveInterrupted } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { listInterrupted, loadRounds, type OpenRound, type StoredRound } from "./round-rows.ts";

const roundsAtOnce = 200;

/** How many rounds were resolved. */
export async function resolveInterruptedRounds(tools: GamesTools): Promise<number> {
	const now = tools.clock.now();
	const open = await tools.db.read((tx) => listInterrupted(tx, { now, limit: roundsAtOnce }));
	const stored = await tools.db.read((tx) => loadRounds(tx, open));
	for (const [index, round] of open.entries()) await resolveRound(tools, round, stored[index]);
	return open.length;
}

async function resolveRound(tools: GamesTools, open: OpenRound, stored: StoredRound | undefined): Promise<void> {
	const catalogue = tools.catalogue.current();
	const vendor = catalogue.vendors.get(open.vendor);
	const game = catalogue.byId.get(open.gameId);
	if (vendor === undefined || game === undefined || stored === undefined || !isCurrencyCode(open.currency)) return;
	const { currency } = open;
	for (const command of resolveInterrupted(stored.round, vendor.interrupted)) {
		const reference = command.kind === "rollback" ? command.reference : undefined;
		const answer = await tools.commandLanes.submit({
			kind: reference === undefined ? "end" : "rollback",
			vendor: open.vendor,
			memberId: asMemberId(open.memberId),
			currency,
			transactionId: `resolve:${reference ?? open.roundId}`,
			amount: 0n,
			gameCode: game.code,
			roundId: open.roundId,
			reference,
			closes: true,
		});
		if (!answer.ok) tools.log.warn({ code: answer.error.code }, "an interrupted round was not resolved");
	}
}
