// From when on points are paid: the first minute in which a brand's agents have any.
import { sql } from "#platform/db";
import { beginPoints } from "../contracts/terms-store.ts";
import type { AgentsDeps } from "../ports.ts";
import { slotOf } from "./own-points.ts";
import { defaultPoints } from "./point-store.ts";

/** Brands with agents under contract, or with invite links: who has neither pays nothing. */
export async function startPoints({ db, pointsOf }: Pick<AgentsDeps, "db" | "pointsOf">, now: Date): Promise<void> {
	const merchants = await db.read(async (tx) => {
		const { rows } = await sql<{ merchant: string }>`
			select merchant from (select merchant from agents.contract union select merchant from agents.invitation) as brand
			where not exists (select from agents.terms t where t.merchant = brand.merchant and t.points_from is not null)
			order by merchant`.execute(tx);
		return rows.map(({ merchant }) => merchant);
	});
	for (const merchant of merchants) {
		if (defaultPoints(pointsOf(merchant)).size === 0) continue;
		await db.tx((tx) => beginPoints(tx, { merchant, from: slotOf(now) }));
	}
}
