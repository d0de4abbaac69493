// Where the tables' rows come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "tables",
	directory: new URL("./migrations/", import.meta.url),
};
