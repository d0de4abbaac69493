// The queue of withdrawals, for who works it page after page: a walk along the index of a brand's withdrawals by state.
import { type Database, sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { type WithdrawalState, workedStates } from "../../core/index.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import { type OperatorWithdrawal, operatorWithdrawal } from "./shown-withdrawal.ts";
import { listQueue } from "./withdrawal-store.ts";

const mostListed = 200;

export type WithdrawalQueue = {
	readonly merchant: string;
	/** `pending` waits for approval, `approved` for its pay-out, `sent` for a provider, `paid` for the member, `disputed` for an answer. */
	readonly state: WithdrawalState;
	/** Asked for from then on, and before then. */
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
	/** Where the page before ended; one that no page has written begins anew. */
	readonly cursor?: string | undefined;
	/** At most 200. */
	readonly most: number;
};

export type WithdrawalPage = { readonly withdrawals: readonly OperatorWithdrawal[]; readonly next: string | null };

/** A brand's in one state: what somebody works on, the oldest first; what came to its end, the newest first. */
export function readWithdrawals(
	db: Pick<Database, "read">,
	{ cursor, most, ...asked }: WithdrawalQueue,
): Promise<WithdrawalPage> {
	const size = Math.min(most, mostListed);
	const after = cursor === undefined ? undefined : readPlace(cursor);
	const newestFirst = !workedStates.some((state) => state === asked.state);
	return db.read(async (tx) => {
		const rows = await listQueue(tx, { ...asked, after, newestFirst, limit: size + 1 });
		return {
			withdrawals: rows.slice(0, size).map(operatorWithdrawal),
			next: nextPlace(rows, { size, at: ({ asked_at }) => asked_at }),
		};
	});
}

/**
 * What a member was paid out in a currency since each moment, in minor units and in their order: what left the balance, less
 * what was given back.
 */
export async function paidOutSince(
	tx: Tx,
	of: { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly since: readonly Date[] },
): Promise<readonly bigint[]> {
	const { rows } = await sql<{ out: string }>`
		select coalesce(sum(withdrawal.amount), 0) as out
		from unnest(${of.since.map((moment) => moment.toISOString())}::timestamptz[]) with ordinality as asked (since, place)
		left join cashier.withdrawal as withdrawal on withdrawal.member_id = ${of.memberId}::bigint
			and withdrawal.currency = ${of.currency} and withdrawal.paid_at >= asked.since and withdrawal.return_key is null
		group by asked.place order by asked.place`.execute(tx);
	return rows.map(({ out }) => BigInt(out));
}

/** How many wait for an operator (an approval, a pay-out, an answer), counted to a thousand, and since when the oldest does. */
export function countWithdrawals(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	return db.read(async (tx) => {
		const { rows } = await sql<{ count: string; since: Date | null }>`
			select count(*) as count, min(asked_at) as since from (
				select asked_at from cashier.withdrawal
				where merchant = ${merchant} and state in ('pending', 'approved', 'disputed') limit 1000
			) as waiting`.execute(tx);
		return { count: Number(rows[0]?.count ?? 0), since: rows[0]?.since ?? undefined };
	});
}
