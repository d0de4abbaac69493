// Where the pictures of studios may come from, for the content security policy of the page that shows them: read again now and then
// while pages are asked for, so that every process knows what an operator set in another.
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { listSettings } from "../setting-rows.ts";

export type VideoOrigins = {
	/** As they were read last; older than a moment they are read again meanwhile. */
	readonly known: () => readonly string[];
	readonly read: () => Promise<void>;
};

const againMilliseconds = 5_000;

type Tools = { readonly db: Database; readonly clock: Clock; readonly log: Log };

export function createVideoOrigins({ db, clock, log }: Tools): VideoOrigins {
	let [origins, readAt]: [readonly string[], number] = [[], 0];
	const read = async (): Promise<void> => {
		readAt = clock.now().getTime();
		const settings = await db.read((tx) => listSettings(tx));
		origins = [...new Set([...settings.values()].flatMap((one) => (one.video ? one.origins : [])))];
	};
	return {
		read,
		known() {
			if (clock.now().getTime() - readAt >= againMilliseconds)
				read().catch((error: unknown) => log.warn({ error }, "the origins of studios were not read"));
			return origins;
		},
	};
}
