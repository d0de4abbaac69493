// Places of the table of mission points.
import { sql, type Tx } from "#platform/db";

type Place = { readonly member: string; readonly place: number; readonly points: number };

/** Whoever reached as many points earlier stands before. */
export async function placesOf(
	tx: Tx,
	{ merchant, from, to }: { readonly merchant: string; readonly from: Date; readonly to: Date },
): Promise<readonly Place[]> {
	const { rows } = await sql<{ member: string; points: number }>`
		select e.member_id::text as member, sum(e.points)::int as points from promotions.entry e
		join promotions.promotion p on p.id = e.promotion_id and p.merchant = ${merchant}
		where e.points > 0 and e.issued_at >= ${from} and e.issued_at < ${to}
		group by e.member_id order by points desc, max(e.issued_at), e.member_id`.execute(tx);
	return rows.map((row, at) => ({ ...row, place: at + 1 }));
}
