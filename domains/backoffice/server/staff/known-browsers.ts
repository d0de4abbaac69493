// Browsers that somebody has come in with. Keeps digests only, the newest few, for as long as they are used.
import { type Tx, tables } from "#platform/db";
import type { CallingBrowser } from "#platform/http";
import { digestOf, newSecret } from "#platform/kernel/node";
import { entryLimits } from "../../core/index.ts";
import type { BackofficeTables } from "../tables.ts";

type At = { readonly staffId: string; readonly key: string; readonly now: Date };

/** Login of somebody later than this is known; earlier ones are forgotten. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - entryLimits.knownDays * 86_400_000);

/** Asks the same of the database whether there is such a name or not. */
export async function isKnownBrowser(tx: Tx, { staffId, key, now }: At): Promise<boolean> {
	const row = await known(tx)
		.where("browser_digest", "=", digestOf(key))
		.where("staff_id", "=", staffId)
		.where("seen_at", ">", knownSince(now))
		.executeTakeFirst();
	return row !== undefined;
}

const known = (tx: Tx) => tables<BackofficeTables>(tx).selectFrom("backoffice.known_browser").select("staff_id");

type Entered = { readonly staffId: string; readonly browser: CallingBrowser | undefined; readonly now: Date };

/**
 * After a whole login. A browser that somebody here is known by keeps its key, so that two people may share it; any other
 * gets a new one: nobody chooses what another's browser is known by.
 */
export async function keepBrowser(tx: Tx, { staffId, browser, now }: Entered): Promise<void> {
	if (browser === undefined) return;
	const brought = browser.key !== undefined && (await isAnybodys(tx, browser.key)) ? browser.key : undefined;
	const key = brought ?? newSecret();
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.known_browser")
		.values({ staff_id: staffId, browser_digest: digestOf(key), seen_at: now })
		.onConflict((conflict) => conflict.columns(["staff_id", "browser_digest"]).doUpdateSet({ seen_at: now }))
		.execute();
	await forgetOldest(tx, staffId);
	browser.keep(key);
}

const isAnybodys = async (tx: Tx, key: string): Promise<boolean> =>
	(await known(tx).where("browser_digest", "=", digestOf(key)).executeTakeFirst()) !== undefined;

async function forgetOldest(tx: Tx, staffId: string): Promise<void> {
	const newest = tables<BackofficeTables>(tx)
		.selectFrom("backoffice.known_browser")
		.select("browser_digest")
		.where("staff_id", "=", staffId)
		.orderBy("seen_at", "desc")
		.limit(entryLimits.browsers);
	await tables<BackofficeTables>(tx)
		.deleteFrom("backoffice.known_browser")
		.where("staff_id", "=", staffId)
		.where("browser_digest", "not in", newest)
		.execute();
}

/** Of somebody whose way in is given anew or taken away. */
export async function forgetBrowsers(tx: Tx, staffId: string): Promise<void> {
	await tables<BackofficeTables>(tx).deleteFrom("backoffice.known_browser").where("staff_id", "=", staffId).execute();
}
