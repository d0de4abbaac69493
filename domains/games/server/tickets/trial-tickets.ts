// Tickets of trials: the same rules over the play session's own purse; the ledger never hears of them (GLI-19 4.9.1).
import { type Failure, failure } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, err, formatMinor, ok, type Result } from "#platform/kernel";
import type { PlayErrorCode } from "../../contract/index.ts";
import { openTicket, raiseTicket, type StandRefusal, type Stood } from "../../core/index.ts";
import { readDemoSession } from "../rounds/demo-round.ts";
import { eventsOf } from "../rounds/played-round.ts";
import type { TicketWrite } from "./ticket-batch.ts";
import { standsOf, type TicketRow, trialColumns } from "./ticket-rows.ts";
import type { TicketFailure } from "./tickets-api.ts";

export type TrialWrite = Pick<
	TicketWrite,
	| "id"
	| "startedAt"
	| "gameId"
	| "currency"
	| "stake"
	| "houseStake"
	| "about"
	| "dueAt"
	| "payTable"
	| "content"
	| "events"
> & { readonly playId: string; readonly key: string };

type Placed = Result<readonly TicketRow[], Failure<PlayErrorCode>>;

/** All or none, under the lock of the session. */
export async function placeTrials(tx: Tx, writes: readonly TrialWrite[]): Promise<Placed> {
	const [first] = writes;
	const session = first && (await readDemoSession(tx, first.playId, { lock: true }));
	if (first === undefined || session === undefined) return err(failure("PLAY_EXPIRED"));
	const known = await Promise.all(writes.map(({ playId, key }) => trialOfKey(tx, { playId, key })));
	const stored = known.filter((row) => row !== undefined);
	if (stored.length > 0) return stored.length === writes.length ? ok(stored) : err(failure("DUPLICATE_TRANSACTION"));
	let { balance } = session.purse;
	const placed: TicketRow[] = [];
	for (const write of writes) {
		if (write.stake > balance)
			return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(session.purse.balance, write.currency) }));
		placed.push(await insertTrial(tx, write, { before: balance, after: balance - write.stake }));
		balance -= write.stake;
	}
	await movePurse(tx, first.playId, {
		delta: balance - session.purse.balance,
		staked: session.purse.balance - balance,
		rounds: writes.length,
	});
	return ok(placed);
}

async function insertTrial(
	tx: Tx,
	write: TrialWrite,
	balance: { readonly before: bigint; readonly after: bigint },
): Promise<TicketRow> {
	const { status, version, returned } = openTicket(write.stake);
	const { rows } = await sql<TicketRow>`
		insert into games.trial_ticket as t (play_id, id, key, content, game_id, currency, status, stake, free_stake, win,
			version, about, due_at, pay_table, events, placed_at, balance_before, balance_after)
		values (${write.playId}, ${write.id}, ${write.key}, ${write.content}, ${write.gameId}, ${write.currency}, ${status},
			${write.stake.toString()}::bigint, ${write.houseStake?.toString() ?? null}::bigint, ${returned.toString()}::bigint,
			${version}, ${write.about}, ${write.dueAt}, ${write.payTable}, ${write.events}::json, ${write.startedAt},
			${balance.before.toString()}::bigint, ${balance.after.toString()}::bigint)
		returning ${trialColumns}`.execute(tx);
	const [row] = rows;
	if (row === undefined) throw new Error("a ticket was not kept");
	return row;
}

type Moved = { readonly delta: bigint; readonly staked?: bigint; readonly won?: bigint; readonly rounds?: number };

async function movePurse(tx: Tx, playId: string, { delta, staked = 0n, won = 0n, rounds = 0 }: Moved): Promise<void> {
	// What a trial has spent already is not taken back below nothing.
	await sql`
		update games.play_session set demo_balance = greatest(0, demo_balance + ${delta.toString()}::bigint),
			demo_staked = demo_staked + ${staked.toString()}::bigint, demo_won = demo_won + ${won.toString()}::bigint,
			demo_rounds = demo_rounds + ${rounds}::int
		where id = ${playId}::uuid`.execute(tx);
}

export async function trialOfKey(
	tx: Tx,
	{ playId, key }: { readonly playId: string; readonly key: string },
): Promise<TicketRow | undefined> {
	const { rows } = await sql<TicketRow>`
		select ${trialColumns} from games.trial_ticket t where t.play_id = ${playId}::uuid and t.key = ${key}`.execute(tx);
	return rows[0];
}

type Named = { readonly playId: string; readonly id: string };

export async function findTrialTicket(tx: Tx, { playId, id }: Named): Promise<TicketRow | undefined> {
	const { rows } = await sql<TicketRow>`
		select ${trialColumns} from games.trial_ticket t where t.play_id = ${playId}::uuid and t.id = ${id}::uuid`.execute(
		tx,
	);
	return rows[0];
}

export type TrialRaise = Named & {
	readonly key: string;
	readonly more: bigint;
	readonly currency: CurrencyCode;
	readonly terms: readonly unknown[];
	/** What refuses a new stake. */
	readonly refusal: Failure<PlayErrorCode> | undefined;
};

export async function raiseTrial(
	tx: Tx,
	raise: TrialRaise,
): Promise<Result<{ readonly row: TicketRow; readonly replayed: boolean }, TicketFailure>> {
	const { playId, id, key, more } = raise;
	const session = await readDemoSession(tx, playId, { lock: true });
	const row = session && (await findTrialTicket(tx, { playId, id }));
	if (session === undefined || row === undefined) return err(failure("ROUND_NOT_FOUND"));
	const before = await raisedBefore(tx, raise);
	if (before !== undefined)
		return before === more ? ok({ row, replayed: true }) : err(failure("DUPLICATE_TRANSACTION"));
	if (raise.refusal !== undefined) return err(raise.refusal);
	const raised = raiseTicket(standsOf(row), more);
	if (!raised.ok) return err(failure(raised.error === "ROUND_CLOSED" ? "ROUND_CLOSED" : "STAKE_OUT_OF_RANGE"));
	const { balance } = session.purse;
	if (more > balance) return err(failure("INSUFFICIENT_FUNDS", { balance: formatMinor(balance, raise.currency) }));
	await movePurse(tx, playId, { delta: -more, staked: more });
	const events = JSON.stringify([...eventsOf(row.events), ...raise.terms]);
	const { rows } = await sql<TicketRow>`
		update games.trial_ticket t set stake = t.stake + ${more.toString()}::bigint, events = ${events}::json,
			balance_after = ${(balance - more).toString()}::bigint,
			raises = t.raises || jsonb_build_object(${key}::text, ${more.toString()}::text)
		where t.play_id = ${playId}::uuid and t.id = ${id}::uuid returning ${trialColumns}`.execute(tx);
	const [now] = rows;
	if (now === undefined) throw new Error("a ticket that was locked is gone");
	return ok({ row: now, replayed: false });
}

/** What was staked more under a key; undefined when it never was. */
async function raisedBefore(tx: Tx, { playId, key }: TrialRaise): Promise<bigint | undefined> {
	const { rows } = await sql<{ more: string }>`
		select t.raises ->> ${key} as more from games.trial_ticket t where t.play_id = ${playId}::uuid and t.raises ? ${key}`.execute(
		tx,
	);
	return rows[0] === undefined ? undefined : BigInt(rows[0].more);
}

export type TrialStanding = Named & {
	/** What the rule makes of the ticket as it stands under the lock. */
	readonly decide: (row: TicketRow) => Result<Stood, StandRefusal>;
	readonly events: readonly unknown[];
	readonly now: Date;
};

/** Where a trial's ticket stands from now on. One that is gone with its session stays gone. */
export async function standTrial(tx: Tx, { playId, id, decide, events, now }: TrialStanding): Promise<void> {
	const session = await readDemoSession(tx, playId, { lock: true });
	const row = session && (await findTrialTicket(tx, { playId, id }));
	if (session === undefined || row === undefined) return;
	const stood = decide(row);
	if (!stood.ok && stood.error === "OLD") return;
	if (!stood.ok) throw new Error(`ticket ${id} cannot stand so: ${stood.error}`);
	const { ticket, delta } = stood.value;
	await movePurse(tx, playId, { delta, won: delta });
	const told = JSON.stringify([...eventsOf(row.events), ...events]);
	const ended = ticket.status === "open" ? null : now;
	await sql`
		update games.trial_ticket set status = ${ticket.status}, win = ${ticket.returned.toString()}::bigint,
			counted = ${ticket.counted?.toString() ?? null}::bigint, version = ${ticket.version}, events = ${told}::json,
			balance_after = greatest(0, ${(session.purse.balance + delta).toString()}::bigint), ended_at = ${ended}
		where play_id = ${playId}::uuid and id = ${id}::uuid`.execute(tx);
}

/** A trial's own, the newest first. */
export async function listOwnTrials(
	tx: Tx,
	playId: string,
	{
		about,
		after,
		limit,
	}: { readonly about: string | undefined; readonly after: string | undefined; readonly limit: number },
): Promise<readonly TicketRow[]> {
	const of = about === undefined ? sql`true` : sql`t.about = ${about}`;
	const behind = after === undefined ? sql`true` : sql`t.id < ${after}::uuid`;
	const { rows } = await sql<TicketRow>`
		select ${trialColumns} from games.trial_ticket t where t.play_id = ${playId}::uuid and ${of} and ${behind}
		order by t.id desc limit ${limit}`.execute(tx);
	return rows;
}
