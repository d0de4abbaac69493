// Rows of promotions and applications as the desk lists them.
import { sql, type Tx } from "#platform/db";
import type { PromotionState } from "../promotion-store.ts";

export type OfferSums = {
	readonly code: string;
	readonly spent: string;
	readonly joined: number;
	readonly claimed: number;
	readonly waiting: number;
};

export async function offerSums(tx: Tx, merchant: string): Promise<ReadonlyMap<string, OfferSums>> {
	const { rows } = await sql<OfferSums>`select p.code,
			coalesce((select s.amount from promotions.spent s where s.promotion_id = p.id and s.scope = 'all'), 0)::text as spent,
			count(distinct e.member_id)::int as joined,
			(count(e.id) filter (where e.state in ('claimed', 'signed')))::int as claimed,
			(count(e.id) filter (where e.state = 'applying'))::int as waiting
		from promotions.promotion p left join promotions.entry e on e.promotion_id = p.id
		where p.merchant = ${merchant} group by p.id`.execute(tx);
	return new Map(rows.map((row) => [row.code, row]));
}

export async function setState(
	tx: Tx,
	{ id, state, now }: { readonly id: string; readonly state: PromotionState; readonly now: Date },
): Promise<void> {
	await sql`update promotions.promotion set state = ${state}, changed_at = ${now} where id = ${id}::bigint`.execute(tx);
}

export type WaitingRow = {
	readonly id: string;
	readonly code: string;
	readonly member: string;
	readonly number: number;
	readonly remark: string;
	readonly sentAt: Date;
	readonly pictures: number;
};

/** The oldest first. */
export async function waitingApplications(tx: Tx, merchant: string): Promise<readonly WaitingRow[]> {
	const { rows } =
		await sql<WaitingRow>`select e.id::text as id, p.code, e.member_id::text as member, a.number, a.remark,
			a.sent_at as "sentAt", (select count(*) from promotions.picture t
				where t.entry_id = a.entry_id and t.number = a.number)::int as pictures
		from promotions.entry e join promotions.promotion p on p.id = e.promotion_id and p.merchant = ${merchant}
		join promotions.application a on a.entry_id = e.id and a.decision = ''
		where e.state = 'applying' order by a.sent_at limit 200`.execute(tx);
	return rows;
}

export async function countApplications(tx: Tx, merchant: string) {
	const { rows } = await sql<{
		count: number;
		since: Date | null;
	}>`select count(*)::int as count, min(e.moved_at) as since
		from promotions.entry e join promotions.promotion p on p.id = e.promotion_id and p.merchant = ${merchant}
		where e.state = 'applying'`.execute(tx);
	return { count: rows[0]?.count ?? 0, since: rows[0]?.since ?? undefined };
}

/** What somebody issued by deciding since then, in minor units. */
export async function issuedBy(tx: Tx, { by, since }: { readonly by: string; readonly since: Date }): Promise<bigint> {
	const { rows } = await sql<{
		sum: string;
	}>`select coalesce(sum(e.amount), 0)::text as sum from promotions.application a
		join promotions.entry e on e.id = a.entry_id
		where a.decision = 'issued' and a.decided_by = ${by} and a.decided_at > ${since}`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

/** Members who were given something under one of these digests. */
export async function heldBy(tx: Tx, digests: readonly Buffer[]): Promise<readonly string[]> {
	if (digests.length === 0) return [];
	const { rows } = await sql<{ member: string }>`select distinct member_id::text as member from promotions.subject
		where digest = any (${[...digests]}::bytea[]) order by 1 limit 20`.execute(tx);
	return rows.map(({ member }) => member);
}
