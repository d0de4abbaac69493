// Where the tables of promotions come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "promotions",
	directory: new URL("./migrations/", import.meta.url),
};
