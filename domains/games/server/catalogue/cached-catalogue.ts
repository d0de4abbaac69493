// The catalogue in memory, read again as soon as the database says that an operator changed something.
import { type Database, keepLatest, type Latest } from "#platform/db";
import type { Log } from "#platform/http";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue, readVersion } from "./catalogue-store.ts";

export type CachedCatalogue = Latest<Catalogue>;

/** Resolves when the catalogue has been read. Rejects when it cannot be. */
export const cacheCatalogue = (db: Database, log: Pick<Log, "warn">): Promise<CachedCatalogue> =>
	keepLatest({
		db,
		channel: "games_changed",
		load: () => db.read(readCatalogue),
		readVersion,
		failed: () => log.warn({}, "the catalogue could not be read again; the last one stands"),
	});
