// Where the tables of rooms come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "platform-rooms",
	directory: new URL("./migrations/", import.meta.url),
};
