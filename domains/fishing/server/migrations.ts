// Where the tables of the fishing games come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "fishing",
	directory: new URL("./migrations/", import.meta.url),
};
