// The ticket of a round of steps: placed at its first press, and stood at its end in the transaction that decides it. Its
// `about` is the round's id, and so is its key.

import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { originalVendor } from "../contract/index.ts";
import { payTableOf, winOf } from "../core/index.ts";
import { gameOf, type OriginalsTools } from "./ports.ts";
import { changeRound, lockRound, type RoundRow } from "./round-store.ts";
import { betEvent, eventsAfterBet, type Running } from "./stepped-round.ts";

/** The studio ends what was left open after a day; what even that leaves, the games give back then. */
const dueMilliseconds = 30 * 86_400_000;

export const placeStepped = (tools: OriginalsTools, running: Running, play: PlayTicket) =>
	tools.games.tickets.place({
		play,
		key: running.row.id,
		stake: BigInt(running.row.stake),
		about: running.row.id,
		dueAt: new Date(tools.clock.now().getTime() + dueMilliseconds),
		payTable: payTableOf(gameOf(running.row.game)),
		terms: [betEvent(running)],
	});

/** How an open round ends. `times` in ten-thousandths of the stake. */
export type End = {
	readonly times: number;
	readonly ended: "lost" | "cashed-out" | "returned";
	readonly steps?: string;
};

type Ending = Running & { readonly end: End };

/** The round that is locked ends, and its ticket stands at what it pays. */
export async function endStepped(tools: OriginalsTools, tx: Tx, { end, ...running }: Ending): Promise<RoundRow> {
	const { row } = running;
	const done = await changeRound(tx, { ...row, in: ["open"], now: tools.clock.now() }, { ...end, state: "done" });
	if (done?.played_id == null) throw new Error("a round that was locked has changed");
	const standing = {
		version: 1,
		state: "settled",
		returned: winOf(BigInt(done.stake), end.times),
		// What was never at risk is no turnover.
		...(end.ended === "returned" ? { counted: 0n } : {}),
	} as const;
	const name = { ticketId: done.played_id, owner: done.owner };
	const events = eventsAfterBet(tools.seeds, { ...running, row: done });
	await tools.games.tickets.stand(tx, [{ ...name, ...standing, events }]);
	return done;
}

type Hand = { readonly row: RoundRow; readonly untouched: boolean };

/**
 * Gives back a stake that nobody knows of, and refuses its round. Does nothing when the round is another by now; with
 * `untouched` also when anybody has had it in hand since it was read.
 */
export const giveBack = (tools: OriginalsTools, { row, untouched }: Hand): Promise<void> =>
	tools.db.tx(async (tx) => {
		const now = await lockRound(tx, row);
		if (now?.state !== "drawn" || (untouched && now.changed_at.getTime() !== row.changed_at.getTime())) return;
		await changeRound(tx, { ...row, in: ["drawn"], now: tools.clock.now() }, { state: "refused" });
		const waiting = await tools.games.tickets.waiting(tx, { vendor: originalVendor, about: row.id, limit: 1 });
		await voidTickets(tools, tx, waiting);
	});

/** A stake that came too late for its round goes back. */
export const voidTickets = (
	tools: OriginalsTools,
	tx: Tx,
	tickets: readonly { readonly ticketId: string; readonly owner: string }[],
): Promise<void> =>
	tools.games.tickets.stand(
		tx,
		tickets.map(({ ticketId, owner }) => ({ ticketId, owner, version: 1, state: "void" })),
	);
