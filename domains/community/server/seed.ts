// The first message of the default brand, to all. Written once; from then on the operator's.
import type { Database } from "#platform/db";
import type { Clock } from "#platform/kernel";
import { keptDays } from "../core/index.ts";
import { insertBroadcast } from "./broadcast-store.ts";
import { firstMessage } from "./seed-data.ts";

const merchant = "tessera";
const dayMilliseconds = 86_400_000;

/** What was written before, or withdrawn since, stays so. */
export async function seed({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + keptDays * dayMilliseconds);
	const what = { texts: firstMessage, link: "", marketing: false, audience: "all" as const, terms: {}, listed: [] };
	const who = { merchant, key: "seed:first-message", operator: "house", now, publishAt: now, expiresAt };
	await db.tx((tx) => insertBroadcast(tx, { ...what, ...who }));
}
