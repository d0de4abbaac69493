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

export type ReportSums = {
	readonly code: string;
	readonly joined: number;
	readonly claimed: number;
	readonly cost: string;
	readonly lying: string;
	readonly turnover: string;
	readonly kept: string;
};

type Span = {
	readonly merchant: string;
	readonly from: string;
	readonly to: string;
	readonly since: Date;
	readonly until: Date;
};

/** `kept`: staked less won by those who take part. */
export async function offerReport(
	tx: Tx,
	{ merchant, from, to, since, until }: Span,
): Promise<ReadonlyMap<string, ReportSums>> {
	const taken = sql`e.state in ('claimed', 'signed') and e.moved_at >= ${since} and e.moved_at < ${until}`;
	const { rows } = await sql<ReportSums>`select p.code, s.joined, s.claimed, s.cost, s.lying, g.turnover, g.kept
		from promotions.promotion p
		cross join lateral (
			select (count(distinct e.member_id) filter (where e.made_at >= ${since} and e.made_at < ${until}))::int as joined,
				(count(*) filter (where ${taken}))::int as claimed,
				coalesce(sum(e.amount) filter (where ${taken}), 0)::text as cost,
				coalesce(sum(e.amount) filter (where e.state = 'issued' and e.issued_at >= ${since}
					and e.issued_at < ${until}), 0)::text as lying
			from promotions.entry e where e.promotion_id = p.id
		) s
		cross join lateral (
			select coalesce(sum(d.counted), 0)::text as turnover, coalesce(sum(d.staked - d.won), 0)::text as kept
			from promotions.played d where d.currency = p.currency and d.day between ${from}::date and ${to}::date
				and d.member_id in (select e.member_id from promotions.entry e
					where e.promotion_id = p.id and e.made_at < ${until})
		) g
		where p.merchant = ${merchant}`.execute(tx);
	return new Map(rows.map((row) => [row.code, row]));
}

export type VersionRow = { readonly version: number; readonly madeAt: Date; readonly madeBy: string };

/** The newest first. */
export async function versionsOf(tx: Tx, { id }: { readonly id: string }): Promise<readonly VersionRow[]> {
	const { rows } = await sql<VersionRow>`select version, made_at as "madeAt", made_by as "madeBy"
		from promotions.version where promotion_id = ${id}::bigint order by version desc limit 100`.execute(tx);
	return rows;
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

/** Members who were given something under one of these digests. */
export async function heldBy(tx: Tx, digests: readonly Buffer[]): Promise<readonly string[]> {
	if (digests.length === 0) return [];
	const { rows } = await sql<{ member: string }>`select distinct member_id::text as member from promotions.subject
		where digest = any (${[...digests]}::bytea[]) order by 1 limit 20`.execute(tx);
	return rows.map(({ member }) => member);
}
