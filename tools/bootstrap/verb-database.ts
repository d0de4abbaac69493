// The database for the length of a verb: the operator's own, the running one, or the embedded one brought up for it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type AppliedMigration, type Database, migrate, openDatabase } from "#platform/db";
import { holderOf, lockData } from "./data-lock.ts";
import { openVerbDatabase, type VerbDatabase } from "./database.ts";
import { makeDataDir, runningUrl, startError } from "./embedded-postgres/index.ts";
import { readSettings, type Settings } from "./settings.ts";

export type VerbWork = {
	readonly say: (line: string) => void;
	readonly work: (database: { readonly url: string; readonly adminUrl: string }) => Promise<void>;
};

export async function withVerbDatabase(settings: Settings, { say, work }: VerbWork): Promise<void> {
	const running =
		settings.databaseUrl ?? (holderOf(settings.dataDir) === undefined ? undefined : runningUrl(settings.dataDir));
	if (running !== undefined) return work({ url: running, adminUrl: running });
	makeDataDir(settings.dataDir);
	const unlock = await lockData(settings.dataDir);
	let database: VerbDatabase | undefined;
	try {
		database = await openVerbDatabase(settings, say);
		await work({ url: database.url, adminUrl: database.adminUrl ?? database.url });
	} finally {
		await database?.stop();
		unlock();
	}
}

/** Runs the migrations of every domain that have not run. */
export async function migrateAll(url: string): Promise<readonly AppliedMigration[]> {
	const program = resolve("apps/server/migrations.ts");
	if (!existsSync(program)) throw startError("apps/server/migrations.ts is not there: nothing says what to migrate.");
	const { migrationSources } = await import(pathToFileURL(program).href);
	return migrate(url, migrationSources);
}

/** An operator's work on the database of this machine, with every migration run. Resolves with its exit code. */
export async function workAsOperator(
	say: VerbWork["say"],
	work: (db: Database, settings: Settings) => Promise<number>,
): Promise<number> {
	const settings = readSettings(process.env);
	let code = 1;
	const bringUp = async ({ url }: { readonly url: string }): Promise<void> => {
		await migrateAll(url);
		const db = openDatabase({ url, connections: 1, name: "tessera-operator" });
		try {
			code = await work(db, settings);
		} finally {
			await db.close();
		}
	};
	await withVerbDatabase(settings, { say, work: bringUp });
	return code;
}
