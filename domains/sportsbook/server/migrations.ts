// Where the sportsbook's tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "sportsbook",
	directory: new URL("./migrations/", import.meta.url),
};
