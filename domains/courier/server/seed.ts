// The house's texts as the default brand's own. Written once; from then on they are the operator's.
import { type Database, tables } from "#platform/db";
import { houseTexts } from "./house-texts.ts";
import type { CourierTables } from "./tables.ts";

const merchant = "tessera";

/** What stands is left as it is. */
export async function seed({ db }: { readonly db: Database }): Promise<void> {
	await db.tx(async (tx) => {
		const rows = tables<CourierTables>(tx);
		const quotas = ["sms", "mail"] as const;
		const written = await rows
			.insertInto("courier.quotas")
			.values(quotas.map((channel) => ({ merchant, channel, per_day: 2_000 })))
			.onConflict((conflict) => conflict.doNothing())
			.returning("channel")
			.execute();
		if (written.length === 0) return;
		await rows
			.insertInto("courier.texts")
			.values(houseTexts.map((text) => ({ merchant, ...text })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	});
}
