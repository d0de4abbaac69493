// The profiles of markets, written once; from then on they are the operator's.
import { type Database, tables } from "#platform/db";
import { profiles } from "./seed-data.ts";
import type { ProtectionTables } from "./tables.ts";

const merchant = "tessera";

/** Does nothing when there are profiles, so that what an operator changed stays so. */
export async function seed({ db }: { readonly db: Database }): Promise<void> {
	await db.tx(async (tx) => {
		const rows = tables<ProtectionTables>(tx);
		const known = await rows.selectFrom("protection.profile").select("code").limit(1).executeTakeFirst();
		if (known !== undefined) return;
		const values = profiles.map((profile) => ({
			code: profile.code,
			name: profile.name,
			usual: profile.usual,
			minimum_age: profile.minimumAge,
			minimum_cycle_ms: profile.minimumCycle,
			autoplay: profile.autoplay,
			reality_minutes: profile.reality.usual,
			reality_least: profile.reality.least,
			reality_most: profile.reality.most,
			utc_offset_minutes: profile.utcOffsetMinutes,
			looser_wait_hours: profile.looserWaitHours,
			mandatory_limits: profile.mandatoryLimits,
			most_minutes_a_day: profile.mostMinutesADay ?? null,
			break_hours: profile.breakHours,
			exclusion_months: profile.exclusionMonths,
		}));
		const written = await rows
			.insertInto("protection.profile")
			.values(values)
			.onConflict((conflict) => conflict.doNothing())
			.returning("code")
			.execute();
		const [first] = written;
		if (first === undefined) return;
		await rows.insertInto("protection.brand_profile").values({ merchant, profile: first.code }).execute();
	});
}
