// Rows of cashback: the brand's terms, turnover that no claim has counted, claims. Who claims locks the member first.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { CommandKey } from "#wallet/api";
import { type CashbackLine, type CashbackRate, daysBefore } from "../core/index.ts";
import { dayOf } from "./standing-store.ts";

export type CashbackTerms = {
	readonly days: number;
	/** Minor units. */
	readonly smallest: bigint;
	readonly rates: readonly CashbackRate[];
};

/** Undefined where the brand has none. */
export async function readCashbackTerms(tx: Tx, merchant: string): Promise<CashbackTerms | undefined> {
	const { rows } = await sql<{ days: number; smallest: string; category: string; level: number; rate: number }>`
		select days, smallest, category, level, rate
		from loyalty.cashback_terms join loyalty.cashback_rate using (merchant)
		where merchant = ${merchant} order by sort_order, category, level`.execute(tx);
	const [first] = rows;
	if (first === undefined) return undefined;
	const rates = rows.map(({ category, level, rate }) => ({ category, level, rate: BigInt(rate) }));
	return { days: first.days, smallest: BigInt(first.smallest), rates };
}

/** One claim of a member at a time, until the transaction ends. */
export async function lockClaimer(tx: Tx, memberId: MemberId): Promise<void> {
	await sql`insert into loyalty.cashback_claimer values (${memberId}::bigint) on conflict do nothing`.execute(tx);
	await sql`select from loyalty.cashback_claimer where member_id = ${memberId}::bigint for update`.execute(tx);
}

/** A sum of turnover, and how much of it no claim has counted. */
export type DayTurnover = {
	readonly day: string;
	readonly category: string;
	readonly stake: bigint;
	readonly open: bigint;
};

type Window = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly now: Date;
	readonly days: number;
};

/** At most `days` rows a category: a walk along the member's key. */
export async function readDays(tx: Tx, { memberId, currency, now, days }: Window): Promise<readonly DayTurnover[]> {
	const { rows } = await sql<{ day: string; category: string; stake: string; open: string }>`
		select turnover.day::text, turnover.category, turnover.stake, turnover.stake - coalesce(counted.stake, 0) as open
		from games.turnover
		left join loyalty.cashback_counted counted using (member_id, day, currency, category)
		where member_id = ${memberId}::bigint and day >= ${daysBefore(dayOf(now), days - 1)}::date
			and currency = ${currency}`.execute(tx);
	return rows.map((row) => ({ ...row, stake: BigInt(row.stake), open: BigInt(row.open) }));
}

export async function markCounted(
	tx: Tx,
	{ memberId, currency }: Pick<Window, "memberId" | "currency">,
	days: readonly DayTurnover[],
): Promise<void> {
	await sql`
		insert into loyalty.cashback_counted (member_id, day, currency, category, stake)
		select ${memberId}::bigint, day, ${currency}, category, stake from unnest(
			${days.map(({ day }) => day)}::date[], ${days.map(({ category }) => category)}::text[],
			${days.map(({ stake }) => stake.toString())}::bigint[]) as claimed (day, category, stake)
		on conflict (member_id, day, currency, category) do update set stake = excluded.stake`.execute(tx);
}

export type ClaimRow = {
	readonly id: string;
	readonly claimed_at: Date;
	readonly amount: string;
	readonly currency: string;
};

type NewClaim = {
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly requestKey: string;
	readonly claimedAt: Date;
	readonly currency: CurrencyCode;
	readonly level: number;
	readonly amount: bigint;
	readonly postingKey: CommandKey;
};

export async function insertClaim(tx: Tx, claim: NewClaim, lines: readonly CashbackLine[]): Promise<ClaimRow> {
	const { memberId, merchant, requestKey, claimedAt, currency, level, amount, postingKey } = claim;
	const { rows } = await sql<ClaimRow>`
		with claim as (
			insert into loyalty.cashback_claim
				(member_id, merchant, request_key, claimed_at, currency, level, amount, posting_key)
			values (${memberId}::bigint, ${merchant}, ${requestKey}, ${claimedAt}, ${currency}, ${level}::smallint,
				${amount.toString()}::bigint, ${postingKey}::uuid)
			returning id, claimed_at, amount, currency, member_id
		), lines as (
			insert into loyalty.cashback_line (member_id, claim_id, category, stake, rate, amount)
			select claim.member_id, claim.id, line.category, line.stake, line.rate, line.amount from claim, unnest(
				${lines.map(({ category }) => category)}::text[], ${lines.map(({ stake }) => stake.toString())}::bigint[],
				${lines.map(({ rate }) => rate.toString())}::integer[], ${lines.map((line) => line.amount.toString())}::bigint[]
			) as line (category, stake, rate, amount)
		)
		select id, claimed_at, amount, currency from claim`.execute(tx);
	const [row] = rows;
	if (row === undefined) throw new Error("a claim was not written");
	return row;
}

export async function findClaim(
	tx: Tx,
	{ memberId, requestKey }: Pick<NewClaim, "memberId" | "requestKey">,
): Promise<ClaimRow | undefined> {
	const { rows } = await sql<ClaimRow>`select id, claimed_at, amount, currency from loyalty.cashback_claim
		where member_id = ${memberId}::bigint and request_key = ${requestKey}`.execute(tx);
	return rows[0];
}

/** The newest first. */
export async function lastClaims(
	tx: Tx,
	{ memberId, limit }: { readonly memberId: MemberId; readonly limit: number },
): Promise<readonly ClaimRow[]> {
	const { rows } = await sql<ClaimRow>`select id, claimed_at, amount, currency from loyalty.cashback_claim
		where member_id = ${memberId}::bigint order by id desc limit ${limit}`.execute(tx);
	return rows;
}
