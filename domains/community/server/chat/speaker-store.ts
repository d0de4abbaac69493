// Rows of who speaks in the chat: what must hold for them to write, how fast they do, whom they have blocked.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { Spoken } from "../../core/index.ts";

export type SpeakerRow = {
	readonly account: string;
	readonly nickname: string;
	readonly created_at: Date;
	readonly level: number;
	readonly proven: boolean;
	/** What was staked in the brand's currency, where the rule asks for some. */
	readonly staked: string;
	readonly asks_proven: boolean;
	readonly asks_turnover: string;
	readonly barred: boolean;
	readonly barred_until: Date | null;
	readonly barred_reason: string | null;
};

export async function findSpeaker(
	tx: Tx,
	asked: { readonly memberId: MemberId; readonly currency: string; readonly now: Date },
): Promise<SpeakerRow | undefined> {
	const { memberId, currency, now } = asked;
	const { rows } = await sql<SpeakerRow>`
		select a.account, a.nickname, a.created_at, coalesce(s.level, 0) as level,
			exists (select from members.contacts c where c.member_id = a.id and c.verified_at is not null) as proven,
			case when r.turnover > 0 then coalesce((
				select sum(stake) from games.turnover t where t.member_id = a.id and t.currency = ${currency}), 0)
				else 0 end::bigint as staked,
			coalesce(r.proven, false) as asks_proven, coalesce(r.turnover, 0) as asks_turnover,
			b.id is not null as barred, b.until as barred_until, b.reason as barred_reason
		from members.accounts a
		left join loyalty.standing s on s.member_id = a.id
		left join community.chat_rule r on r.merchant = a.merchant
		left join lateral (
			select id, until, reason from community.chat_bar b
			where b.member_id = a.id and b.lifted_at is null and (b.until is null or b.until > ${now})
			order by b.until desc nulls first limit 1
		) b on true
		where a.id = ${memberId}::bigint and a.type <> 4 and a.status = 'active'`.execute(tx);
	return rows[0];
}

const spokenLines = z.array(z.object({ at: z.number(), digest: z.string() }));

/** What somebody said lately, held until the transaction ends: of two words at once one comes after the other. */
export async function lockSpoken(tx: Tx, memberId: MemberId, now: Date): Promise<readonly Spoken[]> {
	await sql`insert into community.chat_speaker (member_id, spoken, at) values (${memberId}::bigint, '[]', ${now})
		on conflict do nothing`.execute(tx);
	const { rows } = await sql<{ spoken: unknown }>`
		select spoken from community.chat_speaker where member_id = ${memberId}::bigint for update`.execute(tx);
	return z.parse(spokenLines, rows[0]?.spoken ?? []);
}

export async function keepSpoken(
	tx: Tx,
	{ memberId, spoken, now }: { readonly memberId: MemberId; readonly spoken: readonly Spoken[]; readonly now: Date },
): Promise<void> {
	await sql`update community.chat_speaker set spoken = ${JSON.stringify(spoken)}::jsonb, at = ${now}
		where member_id = ${memberId}::bigint`.execute(tx);
}

export async function forgetSpoken(tx: Tx, before: Date): Promise<void> {
	await sql`delete from community.chat_speaker where at < ${before}`.execute(tx);
}

export type BlockedRow = { readonly author: string; readonly name: string };

export async function blockedBy(tx: Tx, memberId: MemberId): Promise<readonly BlockedRow[]> {
	const { rows } = await sql<BlockedRow>`
		select author, name from community.chat_block where member_id = ${memberId}::bigint order by at desc`.execute(tx);
	return rows;
}

const mostBlocked = 200;

/** False where so many are blocked that there is no room for another. */
export async function insertBlock(
	tx: Tx,
	block: BlockedRow & { readonly memberId: MemberId; readonly blockedId: string; readonly now: Date },
): Promise<boolean> {
	const { memberId, blockedId, author, name, now } = block;
	const { rows } = await sql<{ full: boolean }>`
		select count(*) >= ${mostBlocked} as full from community.chat_block
		where member_id = ${memberId}::bigint and blocked_id <> ${blockedId}::bigint`.execute(tx);
	if (rows[0]?.full !== false) return false;
	await sql`insert into community.chat_block (member_id, blocked_id, author, name, at)
		values (${memberId}::bigint, ${blockedId}::bigint, ${author}, ${name}, ${now}) on conflict do nothing`.execute(tx);
	return true;
}

export async function deleteBlock(
	tx: Tx,
	{ memberId, author }: { readonly memberId: MemberId; readonly author: string },
): Promise<void> {
	await sql`delete from community.chat_block where member_id = ${memberId}::bigint and author = ${author}`.execute(tx);
}
