// What points cost the house at the most: the dearest way that a brand turns them into cash, by conversion or by an item that
// pays in play money.
import type { PointTerms } from "#games/core";
import { sql, type Tx } from "#platform/db";

/** Undefined where points become no cash. What is closed or sold out may be opened again, so it counts too. */
export async function dearestPoints(tx: Tx, merchant: string): Promise<PointTerms | undefined> {
	const { rows } = await sql<{ step: string; cash: string }>`
		select step, cash from (
			select step, cash from loyalty.conversion where merchant = ${merchant}
			union all
			select points, cash from loyalty.item where merchant = ${merchant} and type = 'credit'
		) as way order by cash::numeric / step desc, step limit 1`.execute(tx);
	const [row] = rows;
	return row === undefined ? undefined : { step: BigInt(row.step), cash: BigInt(row.cash) };
}
