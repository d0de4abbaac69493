// Where the tables of the HTTP server come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "platform-http",
	directory: new URL("./migrations/", import.meta.url),
};
