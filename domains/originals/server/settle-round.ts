// Pays a round whose end is decided. Safe to run again: the win has a key of its own, and so has the trial's round.

import type { CommandErrorCode } from "#games/api";
import type { PlayErrorCode } from "#games/contract";
import type { Failure } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { memberId as asMemberId, err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { originalVendor } from "../contract/index.ts";
import { payTableOf, timesUnit, winOf } from "../core/index.ts";
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
	return { vendor: originalVendor, memberId, currency: row.currency, gameCode: row.game, roundId: row.id };
}

/**
 * The round once it is paid. Throws when a member's win was not taken: it stays decided, and is paid at the next call
 * or by the clock. One whose stake has gone back meanwhile is closed as returned, and said in the log. A trial is
 * refused when its session is over.
 */
export async function settleRound(
	tools: OriginalsTools,
	running: Running,
	play: PlayTicket | undefined,
): Promise<Result<RoundRow, Failure<PlayErrorCode>>> {
	const { row } = running;
	if (row.state !== "closing") return ok(row);
	if (memberIn(row) === undefined) return settleTrial(tools, running, play);
	const end = await payMember(tools, running);
	const done = await close(tools, row, end);
	return ok(done ?? { ...row, ...writtenOf(end), state: "done" });
}

/** What is written of a round that is over. */
type End = { readonly times?: number; readonly ended?: "returned" };

const writtenOf = ({ times, ...end }: End) => ({ ...end, ...(times === undefined ? {} : { times: String(times) }) });

const close = (tools: OriginalsTools, row: RoundRow, end: End): Promise<RoundRow | undefined> =>
	tools.db.tx((tx) => changeRound(tx, { ...row, in: ["closing"], now: tools.clock.now() }, { ...end, state: "done" }));

/** The stake went back: no win can be taken on it any more, however often it is asked. */
const final: ReadonlySet<CommandErrorCode> = new Set([
	...(["TRANSACTION_ROLLED_BACK", "ROUND_CLOSED", "TRANSACTION_NOT_FOUND"] as const),
]);

async function payMember(tools: OriginalsTools, running: Running): Promise<End> {
	const { row } = running;
	const paid = await tools.games.win({
		...commandOf(row),
		transactionId: `${row.id}:win`,
		amount: winIn(row),
		roundClosed: true,
		events: eventsAfterBet(tools.seeds, running),
	});
	if (paid.ok) return {};
	const { code } = paid.error;
	if (!final.has(code)) throw new Error(`a decided win was not taken: ${code}`);
	tools.log.error({ roundId: row.id, code }, "a round of an instant game was closed unpaid: its stake had gone back");
	return { times: timesUnit, ended: "returned" };
}

/** Of calls that come at once only the one that ends a trial's round posts it: the games keep its last key alone. */
async function settleTrial(
	tools: OriginalsTools,
	running: Running,
	play: PlayTicket | undefined,
): Promise<Result<RoundRow, Failure<PlayErrorCode>>> {
	const done = await close(tools, running.row, {});
	if (done === undefined) return ok({ ...running.row, state: "done" });
	const paid = await payTrial(tools, { ...running, row: done }, play);
	return paid.ok ? ok(done) : paid;
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
