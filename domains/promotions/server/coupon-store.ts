// Rows of coupons and of wrong codes. A code comes in and is looked for as a digest; no row holds one.
import { createHmac } from "node:crypto";
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";

/** As it is looked for: letters and digits alone, in capitals. */
export const couponDigest = (code: string, key: Buffer): Buffer =>
	createHmac("sha256", key)
		.update(`coupon ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")}`)
		.digest();

/** One at a time tries codes of a member. */
export async function lockCoupons(tx: Tx, memberId: MemberId): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`coupons ${memberId}`}, 0))`.execute(tx);
}

/** The promotion that a code redeems; undefined for a wrong one. */
export async function promotionOfCoupon(
	tx: Tx,
	{ merchant, digest }: { readonly merchant: string; readonly digest: Buffer },
): Promise<string | undefined> {
	const { rows } = await sql<{ code: string }>`select p.code from promotions.coupon c
		join promotions.promotion p on p.id = c.promotion_id
		where p.merchant = ${merchant} and p.state = 'live' and c.digest = ${digest}`.execute(tx);
	return rows[0]?.code;
}

type Miss = { readonly memberId: MemberId; readonly at: Date };

export async function noteMiss(tx: Tx, { memberId, at }: Miss): Promise<void> {
	await sql`insert into promotions.coupon_miss values (${memberId}::bigint, ${at})`.execute(tx);
}

/** When the last wrong ones were tried, the latest first. */
export async function missesSince(tx: Tx, { memberId, at, most }: Miss & { readonly most: number }) {
	const { rows } = await sql<{ at: Date }>`select at from promotions.coupon_miss
		where member_id = ${memberId}::bigint and at > ${at} order by at desc limit ${most}`.execute(tx);
	return rows.map((row) => row.at);
}
