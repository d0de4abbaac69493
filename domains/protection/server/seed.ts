// The profiles of markets, written once; from then on they are the operator's.
import { type Database, tables } from "#platform/db";
import { rowOf } from "./profile-store.ts";
import { profiles } from "./seed-data.ts";
import type { ProtectionTables } from "./tables.ts";

const merchant = "tessera";

/** Does nothing when there are profiles, so that what an operator changed stays so. */
export async function seed({ db }: { readonly db: Database }): Promise<void> {
	await db.tx(async (tx) => {
		const rows = tables<ProtectionTables>(tx);
		const known = await rows.selectFrom("protection.profile").select("code").limit(1).executeTakeFirst();
		if (known !== undefined) return;
		const written = await rows
			.insertInto("protection.profile")
			.values(profiles.map(({ name, usual, levels: _levels, ...profile }) => ({ name, usual, ...rowOf(profile) })))
			.onConflict((conflict) => conflict.doNothing())
			.returning("code")
			.execute();
		const [first] = written;
		if (first === undefined) return;
		const levels = profiles.flatMap(({ code: profile, levels }) =>
			levels.map((level, below) => ({ profile, level: below + 1, ...level })),
		);
		await rows.insertInto("protection.identity_level").values(levels).execute();
		await rows.insertInto("protection.brand_profile").values({ merchant, profile: first.code }).execute();
	});
}
