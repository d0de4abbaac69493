// Where the tables of the cashier come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "cashier",
	directory: new URL("./migrations/", import.meta.url),
};
