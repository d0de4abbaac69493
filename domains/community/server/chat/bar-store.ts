// Rows of what moderators work: who may not write, what waits for a look, and the rule of who may write at all.
import { sql, type Tx } from "#platform/db";
import type { Waiting } from "#platform/desk";
import type { LineRow } from "./chat-store.ts";

export const moderatorsChannel = "community_chat_reported";

/** Every node hears of it when the transaction commits. */
export async function tellModerators(tx: Tx): Promise<void> {
	await sql`select pg_notify(${moderatorsChannel}, '')`.execute(tx);
}

export type DeskLineRow = LineRow & { readonly account: string; readonly reasons: readonly string[] };

export type LinesAsked = {
	readonly merchant: string;
	readonly room: string | undefined;
	readonly account: string | undefined;
	/** Reported or flagged, and not looked at yet: the oldest first. */
	readonly waiting: boolean;
	readonly after: { readonly at: Date; readonly id: string } | undefined;
	readonly limit: number;
};

export async function readDeskLines(tx: Tx, asked: LinesAsked): Promise<readonly DeskLineRow[]> {
	const { merchant, room, account, waiting, after, limit } = asked;
	const beyond =
		after === undefined
			? sql``
			: waiting
				? sql`and (l.at, l.id) > (${after.at}, ${after.id}::bigint)`
				: sql`and (l.at, l.id) < (${after.at}, ${after.id}::bigint)`;
	const order = waiting ? sql`l.at, l.id` : sql`l.at desc, l.id desc`;
	const { rows } = await sql<DeskLineRow>`
		select l.*, a.account, array(
			select distinct r.reason from community.chat_report r where r.room = l.room and r.id = l.id order by 1
		) as reasons
		from community.chat_line l join members.accounts a on a.id = l.member_id
		where l.merchant = ${merchant} ${beyond}
			${room === undefined ? sql`` : sql`and l.room = ${room}`}
			${account === undefined ? sql`` : sql`and lower(a.account) = ${account.toLowerCase()}`}
			${waiting ? sql`and l.judged_at is null and (l.reports > 0 or l.flagged)` : sql``}
		order by ${order} limit ${limit}`.execute(tx);
	return rows;
}

export async function countToJudge(tx: Tx, merchant: string): Promise<Waiting> {
	const { rows } = await sql<{ count: number; since: Date | null }>`
		select count(*)::int as count, min(at) as since from (
			select at from community.chat_line
			where merchant = ${merchant} and judged_at is null and (reports > 0 or flagged) order by at limit 1000
		) as waiting`.execute(tx);
	return { count: rows[0]?.count ?? 0, since: rows[0]?.since ?? undefined };
}

export async function markJudged(
	tx: Tx,
	line: { readonly room: string; readonly id: number; readonly operator: string; readonly now: Date },
): Promise<void> {
	await sql`update community.chat_line set judged_at = ${line.now}, judged_by = ${line.operator}
		where room = ${line.room} and id = ${line.id}`.execute(tx);
}

export type BarRow = {
	readonly id: string;
	readonly member_id: string;
	readonly account: string;
	readonly until: Date | null;
	readonly reason: string;
	readonly operator: string;
	readonly at: Date;
	readonly lifted_at: Date | null;
	readonly lifted_by: string | null;
};

const bars = sql`select b.id, b.member_id, a.account, b.until, b.reason, b.operator, b.at, b.lifted_at, b.lifted_by
	from community.chat_bar b join members.accounts a on a.id = b.member_id`;

export async function readBars(
	tx: Tx,
	{ merchant, limit }: { readonly merchant: string; readonly limit: number },
): Promise<readonly BarRow[]> {
	const { rows } = await sql<BarRow>`${bars} where b.merchant = ${merchant} order by b.id desc limit ${limit}`.execute(
		tx,
	);
	return rows;
}

export async function findBar(
	tx: Tx,
	{ merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<BarRow | undefined> {
	const { rows } = await sql<BarRow>`
		${bars} where b.merchant = ${merchant} and b.id = ${id}::bigint for update of b`.execute(tx);
	return rows[0];
}

export async function insertBar(
	tx: Tx,
	bar: {
		readonly merchant: string;
		readonly memberId: string;
		readonly until: Date | undefined;
		readonly reason: string;
		readonly operator: string;
		readonly now: Date;
	},
): Promise<string> {
	const { merchant, memberId, until, reason, operator, now } = bar;
	const { rows } = await sql<{ id: string }>`
		insert into community.chat_bar (merchant, member_id, until, reason, operator, at)
		values (${merchant}, ${memberId}::bigint, ${until ?? null}, ${reason}, ${operator}, ${now}) returning id`.execute(
		tx,
	);
	return rows[0]?.id ?? "";
}

export async function liftBar(
	tx: Tx,
	{ id, operator, now }: { readonly id: string; readonly operator: string; readonly now: Date },
): Promise<void> {
	await sql`update community.chat_bar set lifted_at = ${now}, lifted_by = ${operator}
		where id = ${id}::bigint and lifted_at is null`.execute(tx);
}

export type RuleRow = { readonly proven: boolean; readonly turnover: string };

export async function findRule(tx: Tx, merchant: string): Promise<RuleRow> {
	const { rows } = await sql<RuleRow>`
		select proven, turnover from community.chat_rule where merchant = ${merchant}`.execute(tx);
	return rows[0] ?? { proven: false, turnover: "0" };
}

export async function keepRule(tx: Tx, rule: { merchant: string; proven: boolean; turnover: bigint }): Promise<void> {
	await sql`insert into community.chat_rule (merchant, proven, turnover)
		values (${rule.merchant}, ${rule.proven}, ${rule.turnover.toString()}::bigint)
		on conflict (merchant) do update set proven = excluded.proven, turnover = excluded.turnover`.execute(tx);
}
