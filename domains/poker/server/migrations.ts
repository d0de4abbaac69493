// Where poker's tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "poker",
	directory: new URL("./migrations/", import.meta.url),
};
