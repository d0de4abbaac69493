// The brands in memory, read again as soon as the database says that an operator changed something.
import { randomBytes } from "node:crypto";
import { type Database, keepLatest, type Latest } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { Brands } from "./brand.ts";
import type { BrandsChange } from "./content/tell-notices.ts";
import { brandsFrom } from "./load-brands.ts";
import { readRows, readVersion } from "./store.ts";

export type CachedBrands = Latest<Brands>;

export type CacheDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Pick<Log, "warn">;
	/** Hears what an edit changed. */
	readonly onChange?: (change: BrandsChange) => void;
};

/** Resolves when the brands have been read. Rejects when they cannot be. */
export const cacheBrands = ({ db, clock, log, onChange }: CacheDeps): Promise<CachedBrands> =>
	keepLatest({
		db,
		channel: "brand_changed",
		load: async () =>
			brandsFrom(await db.read((tx) => readRows(tx, clock.now())), () => randomBytes(4).toString("hex")),
		readVersion,
		failed: () => log.warn({}, "the brands could not be read again; the last ones stand"),
		...(onChange === undefined ? {} : { changed: onChange }),
	});
