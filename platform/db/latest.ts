// A copy in memory of what operators edit, read again as soon as the database says that it has changed.
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Tx } from "./tx.ts";

export type Latest<Value> = {
	readonly current: () => Value;
	/** Resolves when memory is as new as the database was when it was called. */
	readonly refresh: () => Promise<void>;
	readonly close: () => Promise<void>;
};

export type LatestOptions<Value> = {
	readonly db: Database;
	/** Told by NOTIFY whenever the version changes. */
	readonly channel: string;
	readonly load: () => Promise<Value>;
	readonly readVersion: (tx: Tx) => Promise<bigint>;
	/** A change could not be read; it is tried again, and the last value stands meanwhile. */
	readonly failed: () => void;
	readonly changed?: (change: { readonly before: Value; readonly now: Value }) => void;
};

const retryMilliseconds = 1_000;

/** Resolves when the value has been read. Rejects when it cannot be. */
export async function keepLatest<Value extends { readonly version: bigint }>(
	options: LatestOptions<Value>,
): Promise<Latest<Value>> {
	const { db, channel, load, readVersion } = options;
	let closed = false;
	let current = await load();
	let running: Promise<void> = Promise.resolve();

	const refresh = (): Promise<void> => {
		running = running.catch(() => undefined).then(reload);
		return running;
	};
	async function reload(): Promise<void> {
		if (closed || (await db.read(readVersion)) === current.version) return;
		const before = current;
		current = await load();
		options.changed?.({ before, now: current });
	}
	async function refreshUntilDone(): Promise<void> {
		while (!closed) {
			try {
				return await refresh();
			} catch {
				options.failed();
				await sleep(retryMilliseconds, undefined, { ref: false });
			}
		}
	}
	const stop = await db.listen(channel, () => void refreshUntilDone());
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
