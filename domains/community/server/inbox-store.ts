// Rows of messages: a member's own, and those to many that fit a member. One to many is one row however many it is for: whom it
// fits is asked when somebody reads.
import { type RawBuilder, sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { keptDays, type Template } from "../core/index.ts";

export type Reader = {
	readonly memberId: MemberId;
	readonly merchant: string;
	/** A break or an exclusion runs: nothing is offered. */
	readonly excluded: boolean;
	readonly now: Date;
};

export type OwnRow = {
	readonly id: string;
	readonly template: Template;
	readonly params: Readonly<Record<string, string>>;
	readonly at: Date;
	readonly read_at: Date | null;
};

type Before = { readonly at: Date | undefined; readonly limit: number };

/** Not after a moment, the newest first; all of that moment are there, so that a page may begin in its midst. */
export async function ownMessages(tx: Tx, { memberId, now }: Reader, { at, limit }: Before): Promise<OwnRow[]> {
	const { rows } = await sql<OwnRow>`
		select id, template, params, at, read_at from community.message
		where member_id = ${memberId}::bigint and expires_at > ${now} and at <= ${at ?? now}
		order by at desc, id desc fetch first ${limit} rows with ties`.execute(tx);
	return rows;
}

export type SharedRow = {
	readonly id: string;
	readonly texts: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
	readonly link: string;
	readonly marketing: boolean;
	readonly publish_at: Date;
	readonly read_at: Date | null;
};

/** Whether a message `b` is for the member `a`: the one place where an audience is what it says. */
const fits: RawBuilder<boolean> = sql<boolean>`
	case b.audience
		when 'all' then true
		when 'ranks' then coalesce((select s.level from loyalty.standing s where s.member_id = a.id), 0)
			between (b.terms ->> 'from')::int and (b.terms ->> 'to')::int
		when 'languages' then b.terms -> 'languages' ? upper(a.language)
		when 'team' then exists (
			select from agents.below t where t.ancestor_id = (b.terms ->> 'agentId')::bigint and t.member_id = a.id)
		when 'list' then exists (
			select from community.broadcast_member l where l.broadcast_id = b.id and l.member_id = a.id)
		when 'depositors' then exists (
			select from cashier.deposit d where d.member_id = a.id and d.state = 'credited'
				and d.closed_at >= (b.terms ->> 'from')::timestamptz and d.closed_at < (b.terms ->> 'to')::timestamptz)
		when 'players' then exists (
			select from games.turnover p where p.member_id = a.id
				and p.day >= ((b.terms ->> 'from')::timestamptz at time zone 'UTC')::date
				and p.day < ((b.terms ->> 'to')::timestamptz at time zone 'UTC' + interval '23:59:59.999')::date)
		else false
	end
	and (not b.marketing or exists (select from community.choice c where c.member_id = a.id and c.marketing))`;

/** Those that stand and fit the reader: sent since they registered, for as long as messages are kept. */
const standing = ({ memberId, merchant, excluded, now }: Reader): RawBuilder<unknown> => sql`
	from community.broadcast b
	join members.accounts a on a.id = ${memberId}::bigint
	left join community.broadcast_read r on r.member_id = a.id and r.broadcast_id = b.id
	where b.merchant = ${merchant} and b.publish_at <= ${now} and b.withdrawn_at is null and b.expires_at > ${now}
		and b.publish_at >= greatest(a.created_at, ${now}::timestamptz - ${keptDays} * interval '1 day')
		and not (b.marketing and ${excluded}) and ${fits}`;

export async function sharedMessages(tx: Tx, reader: Reader, { at, limit }: Before): Promise<SharedRow[]> {
	const { rows } = await sql<SharedRow>`
		select b.id, b.texts, b.link, b.marketing, b.publish_at, r.read_at ${standing(reader)}
			and b.publish_at <= ${at ?? reader.now}
		order by b.publish_at desc, b.id desc fetch first ${limit} rows with ties`.execute(tx);
	return rows;
}

/** More than these are not counted: the badge says 99+. */
const mostCounted = 100;

export async function unreadCount(tx: Tx, reader: Reader): Promise<number> {
	const { rows } = await sql<{ unread: number }>`
		select ((
			select count(*) from (select from community.message where member_id = ${reader.memberId}::bigint
				and read_at is null and expires_at > ${reader.now} limit ${mostCounted}) as own
		) + (
			select count(*) from (select 1 ${standing(reader)} and r.read_at is null limit ${mostCounted}) as shared
		))::int as unread`.execute(tx);
	return Math.min(rows[0]?.unread ?? 0, mostCounted);
}

type Marked = { readonly own: readonly string[]; readonly shared: readonly string[] } | "all";

/** Marks what is the reader's and fits them; what is named and is not, is left alone. */
export async function markRead(tx: Tx, reader: Reader, marked: Marked): Promise<void> {
	const { memberId, now } = reader;
	const own = marked === "all" ? sql`` : sql`and id = any(${[...marked.own]}::bigint[])`;
	const shared = marked === "all" ? sql`` : sql`and b.id = any(${[...marked.shared]}::bigint[])`;
	await sql`update community.message set read_at = ${now}
		where member_id = ${memberId}::bigint and read_at is null ${own}`.execute(tx);
	await sql`insert into community.broadcast_read (member_id, broadcast_id, read_at)
		select a.id, b.id, ${now} ${standing(reader)} and r.read_at is null ${shared}
		on conflict do nothing`.execute(tx);
}

export type OwnMessage = {
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly template: Template;
	readonly params: Readonly<Record<string, string>>;
	readonly at: Date;
	/** What it follows from; the same again is the same message. */
	readonly source: string;
	/** Told of something that is long over: it is there, and nothing calls to it. */
	readonly read: boolean;
};

/** Every node hears of it when the transaction commits. */
export async function writeOwn(tx: Tx, message: OwnMessage): Promise<void> {
	const { memberId, merchant, template, params, at, source, read } = message;
	const { rows } = await sql`
		insert into community.message (member_id, merchant, template, params, at, read_at, expires_at, source)
		values (${memberId}::bigint, ${merchant}, ${template}, ${JSON.stringify(params)}::jsonb, ${at},
			${read ? at : null}, ${at}::timestamptz + ${keptDays} * interval '1 day', ${source})
		on conflict (member_id, source) do nothing returning id`.execute(tx);
	if (rows.length > 0 && !read) await tellInbox(tx, `member ${memberId}`);
}

export const inboxChannel = "community_inbox";

/** `member <id>`, or `all <merchant>`. */
export async function tellInbox(tx: Tx, word: string): Promise<void> {
	await sql`select pg_notify(${inboxChannel}, ${word})`.execute(tx);
}

/** Drops what is over, so many at once; answers how many. */
export async function forgetMessages(tx: Tx, { now, most }: { readonly now: Date; readonly most: number }) {
	const { rows } = await sql`
		delete from community.message where (member_id, id) in (
			select member_id, id from community.message where expires_at <= ${now} order by expires_at limit ${most}
		) returning 1`.execute(tx);
	return rows.length;
}

/** How many members an audience has, of those who may come in at all. */
export async function countFitting(
	tx: Tx,
	asked: {
		readonly merchant: string;
		readonly audience: string;
		readonly terms: object;
		readonly listed: readonly string[];
		readonly marketing: boolean;
	},
): Promise<number> {
	const { merchant, audience, terms, listed, marketing } = asked;
	const list = audience === "list" ? sql`a.id = any(${[...listed]}::bigint[])` : sql`${fits}`;
	const { rows } = await sql<{ members: number }>`
		select count(*)::int as members
		from (select -1::bigint as id, ${audience}::text as audience, ${JSON.stringify(terms)}::jsonb as terms,
			${marketing}::boolean as marketing) as b
		join members.accounts a on a.merchant = ${merchant} and a.type <> 4 and a.status = 'active'
		where ${list}
			and (not b.marketing or exists (select from community.choice c where c.member_id = a.id and c.marketing))`.execute(
		tx,
	);
	return rows[0]?.members ?? 0;
}
