// Where the brand's tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "brand",
	directory: new URL("./migrations/", import.meta.url),
};
