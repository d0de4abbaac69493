// Where the instant games' tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "originals",
	directory: new URL("./migrations/", import.meta.url),
};
