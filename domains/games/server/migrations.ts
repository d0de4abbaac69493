// Where the games' tables come from. They call the ledger's functions, so the wallet's migrations run first.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "games",
	directory: new URL("./migrations/", import.meta.url),
};
