// Rows of readers and of those who follow them. Decides nothing about what is read.
import { type Database, sql, type Tx } from "#platform/db";

/** Transactions from one (included) to another (excluded). */
export type Span = { readonly from: bigint; readonly to: bigint };

export type FollowerRow = { readonly position: bigint; readonly waits: boolean };

/** A follower of what was written from its first day on, or from now on. Those that stand already stay where they stand. */
export async function ensureFollower(
	tx: Tx,
	{
		reader,
		follower,
		from,
	}: { readonly reader: string; readonly follower: string; readonly from: "beginning" | "now" },
): Promise<void> {
	await sql`insert into platform.reader (reader) values (${reader}) on conflict do nothing`.execute(tx);
	const start = from === "beginning" ? sql`0` : sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
	await sql`
		insert into platform.follower_position (follower, reader, position)
		values (${follower}, ${reader}, ${start}) on conflict do nothing`.execute(tx);
}

/** What is to be read next, locked for this transaction; undefined while another reads or where nothing is over yet. */
export async function takeSpan(
	tx: Tx,
	reader: string,
	most: bigint,
): Promise<(Span & { readonly more: boolean }) | undefined> {
	const { rows } = await sql<{ from: string; to: string; over: string }>`
		with taken as (
			select position, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as over
			from platform.reader where reader = ${reader} for update skip locked
		)
		-- No reading goes beyond where a follower stands: so every follower stands between two of them.
		select position as "from", over, least(over, position + ${most}::bigint, (select min(f.position)
			from platform.follower_position f where f.reader = ${reader} and f.position > taken.position)) as "to"
		from taken`.execute(tx);
	const row = rows[0];
	if (row === undefined || BigInt(row.to) <= BigInt(row.from)) return undefined;
	return { from: BigInt(row.from), to: BigInt(row.to), more: BigInt(row.to) < BigInt(row.over) };
}

export async function moveReader(
	tx: Tx,
	reader: string,
	{ to, now }: { readonly to: bigint; readonly now: Date },
): Promise<void> {
	await sql`update platform.reader set position = ${to}::bigint, read_at = ${now}
		where reader = ${reader}`.execute(tx);
}

/** How far is read; with `hold` nobody reads on until the transaction ends. */
export async function readTo(tx: Tx, reader: string, { hold }: { readonly hold: boolean }): Promise<bigint> {
	const { rows } = await sql<{ position: string }>`
		select position from platform.reader where reader = ${reader} ${hold ? sql`for update` : sql``}`.execute(tx);
	return BigInt(rows[0]?.position ?? 0);
}

/** Locks the position for this transaction; undefined while another node serves the follower. */
export async function lockFollower(tx: Tx, follower: string): Promise<FollowerRow | undefined> {
	const { rows } = await sql<{ position: string; waits: boolean }>`
		select position, coalesce(retry_at > clock_timestamp(), false) as waits
		from platform.follower_position where follower = ${follower} for no key update skip locked`.execute(tx);
	const row = rows[0];
	return row && { position: BigInt(row.position), waits: row.waits };
}

/** Where a follower stands; whoever serves it may move it on. 0 of one that is not known. */
export async function positionOf(tx: Tx, follower: string): Promise<bigint> {
	const { rows } = await sql<{ position: string }>`
		select position from platform.follower_position where follower = ${follower}`.execute(tx);
	return BigInt(rows[0]?.position ?? 0);
}

export async function moveFollower(tx: Tx, follower: string, to: bigint): Promise<void> {
	await sql`update platform.follower_position
		set position = ${to}::bigint, failures = 0, retry_at = null, moved_at = clock_timestamp()
		where follower = ${follower}`.execute(tx);
}

/** Counts a failure. The first is tried again when it is next looked at; then two seconds, doubled each time, at most five minutes. */
export async function postponeFollower(db: Database, follower: string): Promise<void> {
	await db.tx((tx) =>
		sql`update platform.follower_position set failures = failures + 1,
				retry_at = case when failures > 0
					then clock_timestamp() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 9)) end
			where follower = ${follower}`.execute(tx),
	);
}

/** Below this every follower has followed; undefined where nobody follows. */
export async function followedByAll(tx: Tx, reader: string): Promise<bigint | undefined> {
	const { rows } = await sql<{ position: string | null }>`
		select min(position) as position from platform.follower_position where reader = ${reader}`.execute(tx);
	const position = rows[0]?.position ?? undefined;
	return position === undefined ? undefined : BigInt(position);
}
