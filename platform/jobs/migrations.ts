// Where the outbox and the queue of jobs come from: our own files, and the tables that graphile-worker keeps for itself.
import { Logger, runMigrations } from "graphile-worker";
import type { MigrationSource } from "#platform/db";

const silent = new Logger(() => () => {});

export const migrations: MigrationSource = {
	domain: "platform",
	directory: new URL("./migrations/", import.meta.url),
	prepare: (url) => runMigrations({ connectionString: url, logger: silent }),
};
