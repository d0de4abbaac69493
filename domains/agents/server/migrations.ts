// Where the agents' tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "agents",
	directory: new URL("./migrations/", import.meta.url),
};
