// Where the tables of the back office come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "backoffice",
	directory: new URL("./migrations/", import.meta.url),
};
