// Where the slots' tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "slots",
	directory: new URL("./migrations/", import.meta.url),
};
