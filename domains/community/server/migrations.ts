// Where the tables of messages and chat come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "community",
	directory: new URL("./migrations/", import.meta.url),
};
