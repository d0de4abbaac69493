// An operator's switches for a test: flags on, until the function that comes back is called.
import type { WhitelabelFlag } from "#brand/core";
import type { BrandModule } from "#brand/module";
import { type Database, sql } from "#platform/db";

export function flagSwitch(db: Database, brand: BrandModule) {
	return async (flags: Partial<Readonly<Record<WhitelabelFlag, boolean>>>): Promise<void> => {
		await db.tx(async (tx) => {
			for (const [flag, enabled] of Object.entries(flags)) {
				await sql`update brand.flags set enabled = ${enabled} where flag = ${flag}`.execute(tx);
			}
		});
		await brand.api.refresh();
	};
}
