// Where the members' tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "members",
	directory: new URL("./migrations/", import.meta.url),
};
