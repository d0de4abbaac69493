// Where the tables of standing and points come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "loyalty",
	directory: new URL("./migrations/", import.meta.url),
};
