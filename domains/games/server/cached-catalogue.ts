// The catalogue in memory, read again as soon as the database says that an operator changed something.
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue, readVersion } from "./catalogue-store.ts";

export type CachedCatalogue = {
	readonly current: () => Catalogue;
	/** Resolves when memory is as new as the database was when it was called. */
	readonly refresh: () => Promise<void>;
	readonly close: () => Promise<void>;
};

const retryMilliseconds = 1_000;

/** Resolves when the catalogue has been read. Rejects when it cannot be. */
export async function cacheCatalogue(db: Database, log: Pick<Log, "warn">): Promise<CachedCatalogue> {
	let closed = false;
	let current = await db.read(readCatalogue);
	let running: Promise<void> = Promise.resolve();

	const refresh = (): Promise<void> => {
		running = running.catch(() => undefined).then(reload);
		return running;
	};
	async function reload(): Promise<void> {
		if (closed || (await db.read(readVersion)) === current.version) return;
		current = await db.read(readCatalogue);
	}
	async function refreshUntilDone(): Promise<void> {
		while (!closed) {
			try {
				return await refresh();
			} catch {
				log.warn({}, "the catalogue could not be read again; the last one stands");
				await sleep(retryMilliseconds, undefined, { ref: false });
			}
		}
	}
	const stop = await db.listen("games_changed", () => void refreshUntilDone());
	await refresh();
	return {
		current: () => current,
		refresh,
		close: async () => {
			closed = true;
			await stop();
			await running.catch(() => undefined);
		},
	};
}
