// Where the lotteries' tables come from.
import type { MigrationSource } from "#platform/db";

export const migrations: MigrationSource = {
	domain: "lottery",
	directory: new URL("./migrations/", import.meta.url),
};
