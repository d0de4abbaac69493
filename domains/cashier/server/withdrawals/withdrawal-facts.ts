// What is known of a member's withdrawals and deposits when another is asked for: how many are open, whether the same was
// just asked for, what came in since the last.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { repeatSeconds } from "../../core/index.ts";

export type WithdrawalFacts = {
	readonly open: number;
	/** The same amount to the same account was asked for a moment ago. */
	readonly repeated: boolean;
	readonly paidBefore: number;
	readonly askedToday: number;
	/** What was credited, and had ever been wagered, since and at the last one that was not refused or taken back. */
	readonly deposited: bigint;
	readonly wageredBefore: bigint;
};

export type FactsAsked = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly accountId: string;
	readonly amount: bigint;
	readonly now: Date;
};

type Row = {
	readonly open: string;
	readonly repeated: boolean;
	readonly paid: string;
	readonly today: string;
	readonly deposited: string;
	readonly wagered: string;
};

const day = 24 * 3_600_000;

/** The member is locked by the caller. */
export async function withdrawalFacts(tx: Tx, asked: FactsAsked): Promise<WithdrawalFacts> {
	const { memberId, currency, accountId, amount, now } = asked;
	const moment = new Date(now.getTime() - repeatSeconds * 1_000);
	const { rows } = await sql<Row>`
		with own as (
			select * from cashier.withdrawal where member_id = ${memberId}::bigint
		), last as (
			select asked_at, wagered from own where currency = ${currency} and state not in ('refused', 'cancelled')
			order by asked_at desc limit 1
		)
		select count(*) filter (where state in ('pending', 'approved', 'sent')) as open,
			coalesce(bool_or(asked_at > ${moment} and state = 'pending' and amount = ${amount.toString()}::bigint
				and currency = ${currency} and account_id = ${accountId}::uuid), false) as repeated,
			count(*) filter (where posting_key is not null) as paid,
			count(*) filter (where asked_at > ${new Date(now.getTime() - day)}) as today,
			(select coalesce(sum(credited), 0) from cashier.deposit
				where member_id = ${memberId}::bigint and state = 'credited' and currency = ${currency}
					and closed_at > coalesce((select asked_at from last), '-infinity')) as deposited,
			coalesce((select wagered from last), 0) as wagered
		from own`.execute(tx);
	const [row] = rows;
	return {
		open: Number(row?.open ?? 0),
		repeated: row?.repeated === true,
		paidBefore: Number(row?.paid ?? 0),
		askedToday: Number(row?.today ?? 0),
		deposited: BigInt(row?.deposited ?? 0),
		wageredBefore: BigInt(row?.wagered ?? 0),
	};
}
