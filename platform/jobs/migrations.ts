// Where the platform's own tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "platform",
	directory: new URL("./migrations/", import.meta.url),
};
