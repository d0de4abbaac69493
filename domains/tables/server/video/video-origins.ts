// Where the pictures of studios may come from, for the content security policy of the page that shows them.
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { listSettings } from "../setting-rows.ts";

/** Read again after so long: an operator may have set it in another process. */
const againMilliseconds = 1_000;

type Tools = { readonly db: Database; readonly clock: Clock; readonly log: Log };

/** As they were read last where they cannot be read: a page never waits for them in vain. */
export function createVideoOrigins({ db, clock, log }: Tools): () => Promise<readonly string[]> {
	let [origins, readAt]: [readonly string[], number] = [[], 0];
	return async () => {
		const now = clock.now().getTime();
		if (now - readAt < againMilliseconds) return origins;
		readAt = now;
		try {
			const settings = await db.read((tx) => listSettings(tx));
			origins = [...new Set([...settings.values()].flatMap((one) => (one.video ? one.origins : [])))];
		} catch (error) {
			log.warn({ error }, "the origins of studios were not read");
		}
		return origins;
	};
}
