// Where the tables of protection come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "protection",
	directory: new URL("./migrations/", import.meta.url),
};
