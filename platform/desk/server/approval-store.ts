// Rows of approvals, of every kind in one table.
import { sql, type Tx } from "#platform/db";
import type { ApprovalState } from "../core/index.ts";

export type ApprovalRow = {
	readonly id: string;
	readonly kind: string;
	readonly merchant: string;
	readonly about: string;
	readonly terms: unknown;
	readonly currency: string;
	/** Minor units. */
	readonly worth: string;
	readonly reason: string;
	readonly state: ApprovalState;
	readonly alone: boolean;
	readonly askedBy: string;
	readonly askedById: string;
	readonly askedAt: Date;
	readonly expiresAt: Date;
	readonly decidedBy: string | null;
	readonly decidedById: string | null;
	readonly decidedAt: Date | null;
	readonly why: string;
};

const columns = sql`id, kind, merchant, about, terms, currency, worth::text as worth, reason, state, alone, asked_by as "askedBy",
	asked_by_id as "askedById", asked_at as "askedAt", expires_at as "expiresAt", decided_by as "decidedBy",
	decided_by_id as "decidedById", decided_at as "decidedAt", why`;

type At = { readonly kind: string; readonly id: string };

export async function findRow(tx: Tx, { kind, id }: At): Promise<ApprovalRow | undefined> {
	const { rows } = await sql<ApprovalRow>`select ${columns} from desk.approval
		where id = ${id}::uuid and kind = ${kind}`.execute(tx);
	return rows[0];
}

/** Of one merchant, locked until the transaction ends. */
export async function lockRow(tx: Tx, at: At & { readonly merchant: string }): Promise<ApprovalRow | undefined> {
	const { rows } = await sql<ApprovalRow>`select ${columns} from desk.approval
		where id = ${at.id}::uuid and kind = ${at.kind} and merchant = ${at.merchant} for update`.execute(tx);
	return rows[0];
}

/** One act of a kind of somebody at a time, until the transaction ends: what they did alone is counted before they do more. */
export async function claimPerson(tx: Tx, { kind, by }: { readonly kind: string; readonly by: string }): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`desk:${kind} ${by}`}, 0))`.execute(tx);
}

export type AloneAsked = {
	readonly kind: string;
	readonly byId: string;
	readonly currency: string;
	readonly since: Date;
};

/** What somebody did alone of a kind since a moment, in minor units. */
export async function sumAlone(tx: Tx, { kind, byId, currency, since }: AloneAsked): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(worth), 0)::text as sum from desk.approval
		where alone and kind = ${kind} and asked_by_id = ${byId} and currency = ${currency} and asked_at > ${since}`.execute(
		tx,
	);
	return BigInt(rows[0]?.sum ?? 0);
}

export type NewRow = Omit<ApprovalRow, "worth" | "decidedBy" | "decidedById" | "why"> & {
	readonly worth: bigint;
	readonly single: boolean;
};

export async function insertRow(tx: Tx, row: NewRow): Promise<ApprovalRow> {
	const { rows } = await sql<ApprovalRow>`
		insert into desk.approval (id, kind, merchant, about, single, terms, currency, worth, reason, state, alone, asked_by,
			asked_by_id, asked_at, expires_at, decided_at)
		values (${row.id}::uuid, ${row.kind}, ${row.merchant}, ${row.about}, ${row.single},
			${JSON.stringify(row.terms)}::jsonb, ${row.currency}, ${`${row.worth}`}::bigint, ${row.reason}, ${row.state}, ${row.alone},
			${row.askedBy}, ${row.askedById}, ${row.askedAt}, ${row.expiresAt}, ${row.decidedAt})
		returning ${columns}`.execute(tx);
	const [written] = rows;
	if (written === undefined) throw new Error("an approval that was not written");
	return written;
}

export type Decision = {
	readonly id: string;
	readonly state: "approved" | "refused";
	readonly by: string;
	readonly byId: string;
	readonly at: Date;
	readonly why: string;
};

export async function writeDecision(tx: Tx, { id, state, by, byId, at, why }: Decision): Promise<ApprovalRow> {
	const { rows } = await sql<ApprovalRow>`update desk.approval set state = ${state}, decided_by = ${by},
		decided_by_id = ${byId}, decided_at = ${at}, why = ${why} where id = ${id}::uuid returning ${columns}`.execute(tx);
	const [written] = rows;
	if (written === undefined) throw new Error("a decision that was not written");
	return written;
}

/** Ends those whose time is over, a batch of them; what somebody decides just now is theirs. */
export async function expireRows(
	tx: Tx,
	{ kind, now, most }: { readonly kind: string; readonly now: Date; readonly most: number },
): Promise<readonly ApprovalRow[]> {
	const { rows } = await sql<ApprovalRow>`
		update desk.approval set state = 'expired', decided_at = ${now} where id in (
			select id from desk.approval where kind = ${kind} and state = 'proposed' and expires_at <= ${now}
			order by expires_at limit ${most} for update skip locked)
		returning ${columns}`.execute(tx);
	return rows;
}

/** Counted to a thousand: nobody reads a larger figure. What is over and was not ended yet waits no more. */
export async function countRows(
	tx: Tx,
	{ kind, merchant, now }: { readonly kind: string; readonly merchant: string; readonly now: Date },
): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	const { rows } = await sql<{ count: string; since: Date | null }>`
		select count(*) as count, min(asked_at) as since from (
			select asked_at from desk.approval
			where kind = ${kind} and merchant = ${merchant} and state = 'proposed' and expires_at > ${now}
			order by asked_at, id limit 1000
		) as waiting`.execute(tx);
	return { count: Number(rows[0]?.count ?? 0), since: rows[0]?.since ?? undefined };
}

/** Microseconds, as the database keeps them: of two in one millisecond none is lost between two pages. */
export type ApprovalPlace = { readonly micros: string; readonly id: string };

export type RowsAsked = {
	readonly kind: string;
	/** Every brand's where none is named. */
	readonly merchant?: string;
	/** What waits, the oldest first; else everything, the newest first. */
	readonly waiting: boolean;
	readonly about?: string | undefined;
	readonly after?: ApprovalPlace | undefined;
	readonly limit: number;
};

export async function listRows(tx: Tx, asked: RowsAsked): Promise<readonly (ApprovalRow & ApprovalPlace)[]> {
	const { kind, merchant, waiting, about, after, limit } = asked;
	const place = after && sql`(to_timestamp(0) + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
	const conditions = [
		sql`kind = ${kind}`,
		...(merchant === undefined ? [] : [sql`merchant = ${merchant}`]),
		...(waiting ? [sql`state = 'proposed'`] : []),
		...(about === undefined ? [] : [sql`about = ${about}`]),
		...(place === undefined ? [] : [waiting ? sql`(asked_at, id) > ${place}` : sql`(asked_at, id) < ${place}`]),
	];
	const order = waiting ? sql`asked_at, id` : sql`asked_at desc, id desc`;
	const { rows } = await sql<ApprovalRow & ApprovalPlace>`
		select ${columns}, (extract(epoch from asked_at) * 1000000)::bigint::text as micros from desk.approval
		where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(tx);
	return rows;
}
