// Where the courier's tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "courier",
	directory: new URL("./migrations/", import.meta.url),
};
