// Rows of the outbox and of the listeners' positions. Decides nothing about who hears what.
import { type Database, sql, type Tx } from "#platform/db";

export type ToldRow = {
	readonly transaction_id: string;
	readonly id: string;
	readonly name: string;
	readonly payload: unknown;
	readonly told_at: Date;
};

export type Position = {
	readonly transaction_id: string;
	readonly event_id: string;
	readonly failures: number;
	readonly waits: boolean;
};

/** A new listener begins before everything that is not yet readable by all, or at the very beginning. */
export async function ensurePosition(db: Database, listener: string, from: "now" | "beginning"): Promise<void> {
	const start = from === "beginning" ? sql`'0'::xid8` : sql`pg_snapshot_xmin(pg_current_snapshot())`;
	await db.tx((tx) =>
		sql`
			insert into platform.listener_position (listener, transaction_id, event_id)
			values (${listener}, ${start}, 0) on conflict do nothing`.execute(tx),
	);
}

/** Locks the position for this transaction; undefined when another node serves the listener now. */
export async function lockPosition(tx: Tx, listener: string): Promise<Position | undefined> {
	const { rows } = await sql<Position>`
		select transaction_id::text, event_id::text, failures, coalesce(retry_at > clock_timestamp(), false) as waits
		from platform.listener_position where listener = ${listener}
		for no key update skip locked`.execute(tx);
	return rows[0];
}

export type Reading = { readonly position: Position; readonly names: readonly string[]; readonly most: number };

/**
 * The next events after a position, in order, of transactions older than every one that still runs: nothing can
 * appear before them any more. Events of other names come without their payload, only to be passed over.
 */
export async function readTold(tx: Tx, { position, names, most }: Reading): Promise<readonly ToldRow[]> {
	// The order names the table: a bare name would mean the column of text above, where 1000 stands before 999.
	const { rows } = await sql<ToldRow>`
		select transaction_id::text, id::text, name, told_at,
			case when name = any(${names}::text[]) then payload end as payload
		from platform.outbox
		where (transaction_id, id) > (${position.transaction_id}::xid8, ${position.event_id}::bigint)
			and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
		order by outbox.transaction_id, outbox.id limit ${most}`.execute(tx);
	return rows;
}

export async function movePosition(tx: Tx, listener: string, last: ToldRow): Promise<void> {
	await sql`
		update platform.listener_position
		set transaction_id = ${last.transaction_id}::xid8, event_id = ${last.id}::bigint,
			failures = 0, retry_at = null, moved_at = clock_timestamp()
		where listener = ${listener}`.execute(tx);
}

/** Counts a failure and sets the next try: one second, doubled each time, at most five minutes. */
export async function postponeListener(db: Database, listener: string): Promise<void> {
	await db.tx((tx) =>
		sql`
			update platform.listener_position
			set failures = failures + 1,
				retry_at = clock_timestamp() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 9))
			where listener = ${listener}`.execute(tx),
	);
}

/** Removes what every listener has heard and is older than `keptDays`, at most `most` rows a call. Returns how many. */
export async function forgetTold(db: Database, options: { keptDays: number; most: number }): Promise<number> {
	return db.tx(async (tx) => {
		const { rows } = await sql`
			delete from platform.outbox where ctid = any (array(
				select ctid from platform.outbox
				where told_at < clock_timestamp() - make_interval(days => ${options.keptDays})
					and not exists (
						select from platform.listener_position as p
						where (p.transaction_id, p.event_id) < (outbox.transaction_id, outbox.id)
					)
				order by transaction_id, id limit ${options.most}
			)) returning id`.execute(tx);
		return rows.length;
	});
}
