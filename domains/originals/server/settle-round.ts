// Pays a round whose end is decided. Safe to run again: the win has a key of its own, and so has the trial's round.

import { instantStudio } from "#games/api";
import type { PlayErrorCode } from "#games/contract";
import type { Failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { memberId as asMemberId, err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { payTableOf, winOf } from "../core/index.ts";
import { gameOf, type OriginalsTools } from "./ports.ts";
import { changeRound, type RoundRow } from "./round-store.ts";
import { betEvent, eventsAfterBet, type Running } from "./stepped-round.ts";

/** Of a decided round: what it pays, in minor units. */
const winIn = (row: RoundRow): bigint => winOf(BigInt(row.stake), Number(row.times ?? 0));

/** The member of a row; undefined for a trial. */
export const memberIn = ({ owner }: Pick<RoundRow, "owner">) =>
	owner.startsWith("m") ? asMemberId(owner.slice(1)) : undefined;

/** What every command about a member's stepped round says. */
export function commandOf(row: RoundRow) {
	const memberId = memberIn(row);
	if (memberId === undefined || !isCurrencyCode(row.currency)) throw new Error("a trial's round has no wallet");
	return { vendor: instantStudio.code, memberId, currency: row.currency, gameCode: row.game, roundId: row.id };
}

/**
 * The round once it is paid. Throws when a member's win was not taken: it stays decided, and is paid at the next call
 * or by the clock. A trial is refused when its session is over.
 */
export async function settleRound(
	tools: OriginalsTools,
	running: Running,
	play: PlayTicket | undefined,
): Promise<Result<RoundRow, Failure<PlayErrorCode>>> {
	const { row } = running;
	if (row.state !== "closing") return ok(row);
	if (memberIn(row) !== undefined) await payMember(tools, running);
	else {
		const paid = await payTrial(tools, running, play);
		if (!paid.ok) return paid;
	}
	const now = tools.clock.now();
	const done = await tools.db.tx((tx) => changeRound(tx, { ...row, in: ["closing"], now }, { state: "done" }));
	return ok(done ?? { ...row, state: "done" });
}

async function payMember(tools: OriginalsTools, running: Running): Promise<void> {
	const { row } = running;
	const paid = await tools.games.win({
		...commandOf(row),
		transactionId: `${row.id}:win`,
		amount: winIn(row),
		roundClosed: true,
		events: eventsAfterBet(tools.seeds, running),
	});
	if (!paid.ok) throw new Error(`a decided win was not taken: ${paid.error.code}`);
}

/** A trial's purse moves when its round is over: nothing but this round can move it meanwhile. */
async function payTrial(
	tools: OriginalsTools,
	running: Running,
	play: PlayTicket | undefined,
): Promise<Result<undefined, Failure<PlayErrorCode>>> {
	const { row } = running;
	if (play === undefined) return ok(undefined);
	const paid = await tools.games.playRound({
		play,
		key: row.id,
		stake: BigInt(row.stake),
		win: winIn(row),
		payTable: payTableOf(gameOf(row.game)),
		events: [betEvent(running), ...eventsAfterBet(tools.seeds, running)],
	});
	return paid.ok ? ok(undefined) : err(paid.error);
}
