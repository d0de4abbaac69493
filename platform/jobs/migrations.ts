// Where the outbox and the queue of jobs come from: our own files, and the tables that graphile-worker keeps for itself.
import { Logger, runMigrations } from "graphile-worker";
import { type MigrationSource, openPool } from "#platform/db";

const silent = new Logger(() => () => {});

export const migrations: MigrationSource = {
	domain: "platform",
	directory: new URL("./migrations/", import.meta.url),
	prepare,
};

/**
 * Over a pool of ours: the library's own is still ending when it says that it is done, with nobody who hears what becomes of its
 * connection, and a server that ends it then would end this process.
 */
async function prepare(url: string): Promise<void> {
	const pgPool = openPool({ url, connections: 2, name: "tessera-migrate", statementTimeoutMs: 0 });
	try {
		await runMigrations({ pgPool, logger: silent });
	} finally {
		await pgPool.end();
	}
}
