// Rows of points that are earned: what is left of a division.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";

export type PointRest = { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly rest: bigint };

/** By member and currency, "12 P". */
export async function readRests(tx: Tx, members: readonly MemberId[]): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ member_id: string; currency: string; rest: string }>`
		select member_id, currency, rest from loyalty.point_rest where member_id = any(${[...members]}::bigint[])`.execute(
		tx,
	);
	return new Map(rows.map((row) => [`${row.member_id} ${row.currency}`, BigInt(row.rest)]));
}

export async function keepRests(tx: Tx, rests: readonly PointRest[]): Promise<void> {
	await sql`
		insert into loyalty.point_rest (member_id, currency, rest)
		select * from unnest(
			${rests.map(({ memberId }) => memberId)}::bigint[], ${rests.map(({ currency }) => currency)}::text[],
			${rests.map(({ rest }) => rest.toString())}::bigint[])
		on conflict (member_id, currency) do update set rest = excluded.rest`.execute(tx);
}
