// Rows of messages to many: written once, withdrawn at most once, told when their moment has come.
import { sql, type Tx } from "#platform/db";
import type { AudienceKind } from "../core/index.ts";
import { tellInbox } from "./inbox-store.ts";

export type BroadcastRow = {
	readonly id: string;
	readonly texts: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
	readonly link: string;
	readonly marketing: boolean;
	readonly audience: AudienceKind;
	readonly terms: Readonly<Record<string, unknown>>;
	readonly publish_at: Date;
	readonly expires_at: Date;
	readonly withdrawn_at: Date | null;
	readonly withdrawn_by: string | null;
	readonly written_by: string;
	readonly reads: number;
};

const columns = sql`b.id, b.texts, b.link, b.marketing, b.audience, b.terms, b.publish_at, b.expires_at, b.withdrawn_at,
	b.withdrawn_by, b.written_by,
	(select count(*)::int from community.broadcast_read r where r.broadcast_id = b.id) as reads`;

export async function findBroadcast(
	tx: Tx,
	of: { readonly merchant: string; readonly id: string; readonly lock?: boolean },
): Promise<BroadcastRow | undefined> {
	const { rows } = await sql<BroadcastRow>`
		select ${columns} from community.broadcast b where b.merchant = ${of.merchant} and b.id = ${of.id}::bigint
		${of.lock === true ? sql`for update of b` : sql``}`.execute(tx);
	return rows[0];
}

export async function readBroadcasts(
	tx: Tx,
	asked: {
		readonly merchant: string;
		readonly after: { readonly at: Date; readonly id: string } | undefined;
		readonly limit: number;
	},
): Promise<readonly BroadcastRow[]> {
	const { merchant, after, limit } = asked;
	const { rows } = await sql<BroadcastRow>`
		select ${columns} from community.broadcast b where b.merchant = ${merchant}
			and (b.publish_at, b.id) < (${after?.at ?? "infinity"}::timestamptz, ${after?.id ?? "1"}::bigint)
		order by b.publish_at desc, b.id desc limit ${limit}`.execute(tx);
	return rows;
}

export type NewBroadcast = Pick<BroadcastRow, "texts" | "link" | "marketing" | "audience" | "terms"> & {
	readonly merchant: string;
	/** Of the call. */
	readonly key: string;
	readonly listed: readonly string[];
	readonly publishAt: Date;
	readonly expiresAt: Date;
	readonly operator: string;
	readonly now: Date;
};

/** Undefined where the key was used before. */
export async function insertBroadcast(tx: Tx, given: NewBroadcast): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`
		insert into community.broadcast (merchant, request_key, texts, link, marketing, audience, terms, publish_at,
			expires_at, written_by, written_at)
		values (${given.merchant}, ${given.key}, ${JSON.stringify(given.texts)}::jsonb, ${given.link}, ${given.marketing},
			${given.audience}, ${JSON.stringify(given.terms)}::jsonb, ${given.publishAt}, ${given.expiresAt},
			${given.operator}, ${given.now})
		on conflict (merchant, request_key) do nothing returning id`.execute(tx);
	const id = rows[0]?.id;
	if (id === undefined) return undefined;
	if (given.listed.length > 0) {
		await sql`insert into community.broadcast_member (broadcast_id, member_id)
			select ${id}::bigint, unnest(${[...given.listed]}::bigint[]) on conflict do nothing`.execute(tx);
	}
	return id;
}

export async function markWithdrawn(
	tx: Tx,
	{ id, operator, now }: { readonly id: string; readonly operator: string; readonly now: Date },
): Promise<void> {
	await sql`update community.broadcast set withdrawn_at = ${now}, withdrawn_by = ${operator}
		where id = ${id}::bigint`.execute(tx);
}

/** Tells pages that are open of messages whose moment has come; once each. Answers how many. */
export async function tellDue(tx: Tx, now: Date): Promise<number> {
	const { rows } = await sql<{ merchant: string }>`
		update community.broadcast set told_at = ${now}
		where told_at is null and withdrawn_at is null and publish_at <= ${now} returning merchant`.execute(tx);
	for (const merchant of new Set(rows.map((row) => row.merchant))) await tellInbox(tx, `all ${merchant}`);
	return rows.length;
}

/** Drops those that were over so long ago that no inbox has them, with what was read of them. */
export async function forgetBroadcasts(tx: Tx, { before, most }: { readonly before: Date; readonly most: number }) {
	await sql`delete from community.broadcast where id in (
		select id from community.broadcast where expires_at < ${before} order by id limit ${most})`.execute(tx);
}
