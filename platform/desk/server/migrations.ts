// Where the table of approvals comes from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "desk",
	directory: new URL("./migrations/", import.meta.url),
};
