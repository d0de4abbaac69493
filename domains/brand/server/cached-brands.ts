// The brands in memory, read again as soon as the database says that an operator changed something.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { Brands } from "./brand.ts";
import { brandsFrom } from "./load-brands.ts";
import { readRows, readVersion } from "./store.ts";
import type { BrandsChange } from "./tell-notices.ts";

export type CachedBrands = {
	readonly current: () => Brands;
	/** Reads again now, if anything changed; resolves when memory is as new as the database was when it was called. */
	readonly refresh: () => Promise<void>;
	readonly close: () => Promise<void>;
};

export type CacheDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	/** Hears what an edit changed. */
	readonly onChange?: (change: BrandsChange) => void;
};

const retryMilliseconds = 1_000;

/** Resolves when the brands have been read. Rejects when they cannot be. */
export async function cacheBrands(deps: CacheDeps): Promise<CachedBrands> {
	let closed = false;
	let current = await load(deps);
	let running: Promise<void> = Promise.resolve();

	const refresh = (): Promise<void> => {
		running = running.catch(() => undefined).then(reload);
		return running;
	};
	async function reload(): Promise<void> {
		if (closed || (await deps.db.read(readVersion)) === current.version) return;
		const before = current;
		current = await load(deps);
		deps.onChange?.({ before, now: current });
	}
	async function refreshUntilDone(): Promise<void> {
		while (!closed) {
			try {
				return await refresh();
			} catch {
				deps.log.warn({}, "the brands could not be read again; the last ones stand");
				await sleep(retryMilliseconds, undefined, { ref: false });
			}
		}
	}
	const stop = await deps.db.listen("brand_changed", () => void refreshUntilDone());
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

async function load({ db, clock }: CacheDeps): Promise<Brands> {
	return brandsFrom(await db.read((tx) => readRows(tx, clock.now())), () => randomBytes(4).toString("hex"));
}
