// Where the ledger's tables and functions come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "wallet",
	directory: new URL("./migrations/", import.meta.url),
};
