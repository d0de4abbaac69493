// `npm run db -- <verb>`: looks after the database of this clone.
import pg from "pg";
import { holderOf } from "../data-lock.ts";
import { runningUrl, startError } from "../embedded-postgres/index.ts";
import { readSettings, type Settings } from "../settings.ts";
import { readSchema } from "../steps/schema.ts";
import { migrateAll, withVerbDatabase } from "../verb-database.ts";

const usage = `usage: npm run db -- <verb>
  migrate    run the migrations that have not run
  reset      empty the embedded database; the next start fills it again
  psql-url   print the address of the running database
  dump       print the schema, in a stable order`;

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

const verbs: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
	migrate: (settings) => withVerbDatabase(settings, { say, work: runMigrations }),
	reset: resetDatabase,
	"psql-url": async (settings) => say(await addressOf(settings)),
	dump: (settings) => withVerbDatabase(settings, { say, work: async ({ url }) => say(await readSchema(url)) }),
};

export async function run(args: readonly string[]): Promise<number> {
	const [name = ""] = args;
	const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
	if (verb === undefined) {
		say(usage);
		return 1;
	}
	await verb(readSettings(process.env));
	return 0;
}

async function runMigrations({ url }: { readonly url: string }): Promise<void> {
	const applied = await migrateAll(url);
	for (const { domain, name } of applied) say(`ran ${domain}/${name}`);
	if (applied.length === 0) say("Nothing to run: the database is up to date.");
}

async function resetDatabase(settings: Settings): Promise<void> {
	if (settings.databaseUrl !== undefined)
		throw startError("reset empties only the embedded database: unset DATABASE_URL.");
	if (holderOf(settings.dataDir) !== undefined) throw startError("Tessera runs on this data directory: stop it first.");
	await withVerbDatabase(settings, { say, work: emptyDatabase });
	say("The database is empty.");
}

async function emptyDatabase({ adminUrl }: { readonly adminUrl: string }): Promise<void> {
	const admin = new pg.Client({ connectionString: adminUrl });
	await admin.connect();
	await admin.query("drop database if exists tessera with (force)");
	await admin.query("create database tessera owner tessera");
	await admin.end();
}

async function addressOf(settings: Settings): Promise<string> {
	const url =
		settings.databaseUrl ?? (holderOf(settings.dataDir) === undefined ? undefined : runningUrl(settings.dataDir));
	if (url === undefined) throw startError("The embedded database does not run: npm start brings it up.");
	return url;
}
