// Brings a database forward: plain SQL files, per domain, in order, each once. There is no way back and no edit of the past.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { connectionConfig } from "./pool.ts";

export type MigrationSource = {
	/** Whose files they are: a domain's name, or "platform". */
	readonly domain: string;
	/** Holds NNN-name.sql, run in the order of NNN. */
	readonly directory: URL | string;
	/** Brings in the tables that a library keeps for itself, before any file runs. Runs at every start, so it bears repetition. */
	readonly prepare?: (url: string) => Promise<void>;
};

export type AppliedMigration = { readonly domain: string; readonly name: string };

type Migration = AppliedMigration & { readonly digest: string; readonly text: string };

const fileName = /^[0-9]{3}-[a-z0-9-]+\.sql$/;
// Any fixed number, the same in every node.
const lockKey = 7_320_195_421;

/**
 * Runs what has not run yet, domain by domain in the order given, each file in a transaction of its own; returns those.
 * Many nodes may start at once: one migrates, the others wait for it. Throws when a file that ran was changed since,
 * when a file stands before one that already ran, or when other files than these made the database: a database in use never
 * runs the past again.
 */
export async function migrate(url: string, sources: readonly MigrationSource[]): Promise<readonly AppliedMigration[]> {
	const migrations = await readMigrations(sources);
	const client = new pg.Client(connectionConfig({ url, name: "tessera-migrate", statementTimeoutMs: 0 }));
	client.on("error", () => undefined);
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [lockKey]);
		await prepareTable(client);
		const applied = await readApplied(client);
		refuseOtherHistory(migrations, applied);
		for (const source of sources) await source.prepare?.(url);
		const pending = pendingOf(migrations, applied);
		for (const migration of pending) await apply(client, migration);
		return pending.map(({ domain, name }) => ({ domain, name }));
	} finally {
		await client.end();
	}
}

/** All files of all sources, in the order they run. Throws on a file that is not named NNN-name.sql or on a number used twice. */
export async function readMigrations(sources: readonly MigrationSource[]): Promise<readonly Migration[]> {
	const lists = await Promise.all(sources.map(readSource));
	return lists.flat();
}

async function readSource(source: MigrationSource): Promise<Migration[]> {
	const folder = typeof source.directory === "string" ? source.directory : fileURLToPath(source.directory);
	const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
	const numbers = new Set<string>();
	for (const name of names) {
		if (!fileName.test(name)) throw new Error(`${source.domain}: a migration is named NNN-name.sql, not ${name}`);
		if (numbers.has(name.slice(0, 3)))
			throw new Error(`${source.domain}: two migrations are numbered ${name.slice(0, 3)}`);
		numbers.add(name.slice(0, 3));
	}
	return Promise.all(
		names.map(async (name) => {
			const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
			return { domain: source.domain, name, text, digest: createHash("sha256").update(text).digest("hex") };
		}),
	);
}

async function prepareTable(client: pg.Client): Promise<void> {
	await client.query(`
		create schema if not exists platform;
		create table if not exists platform.migration (
			domain text not null,
			name text not null,
			digest text not null,
			applied_at timestamptz not null default now(),
			primary key (domain, name)
		)`);
}

type AppliedRow = { readonly domain: string; readonly name: string; readonly digest: string };

async function readApplied(client: pg.Client): Promise<readonly AppliedRow[]> {
	const result = await client.query<AppliedRow>("select domain, name, digest from platform.migration");
	return result.rows;
}

/**
 * A domain that began with another file than ours, and ran files that we do not have, has tables that no file of ours
 * leads on from. Files that we do not have are no fault by themselves: a newer node may have run them.
 */
function refuseOtherHistory(migrations: readonly Migration[], applied: readonly AppliedRow[]): void {
	const firsts = new Map(migrations.toReversed().map((migration) => [migration.domain, migration]));
	const strange = [...firsts.values()].flatMap((first) => {
		const ran = applied.filter(({ domain }) => domain === first.domain);
		if (ran.some(({ name, digest }) => name === first.name && digest === first.digest)) return [];
		return ran.filter((row) => !migrations.some(({ domain, name }) => domain === row.domain && name === row.name));
	});
	const [one] = strange;
	if (one === undefined) return;
	const error = new Error(
		`This database was made before the first release, by migrations that are gone (${strange.length}, from ${one.domain}/${one.name} on). ` +
			"Nothing of it is carried over: empty it (npm run db -- reset), or start with an empty DATA_DIR or database.",
	);
	// No bug: whoever starts the program reads the line alone.
	error.name = "StartError";
	throw error;
}

function pendingOf(migrations: readonly Migration[], applied: readonly AppliedRow[]): Migration[] {
	const digests = new Map(applied.map((row) => [`${row.domain}/${row.name}`, row.digest]));
	return migrations.filter((migration) => {
		const { domain, name } = migration;
		const known = digests.get(`${domain}/${name}`);
		if (known === migration.digest) return false;
		if (known !== undefined) {
			throw new Error(`${domain}/${name} was changed after it ran in this database: write a new migration instead`);
		}
		const later = applied.find((row) => row.domain === domain && row.name > name);
		if (later === undefined) return true;
		throw new Error(`${domain}/${name} stands before ${later.name}, which already ran: give it a later number`);
	});
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
	const { domain, name, digest } = migration;
	await client.query("begin");
	try {
		await client.query(migration.text);
		await client.query("insert into platform.migration (domain, name, digest) values ($1, $2, $3)", [
			domain,
			name,
			digest,
		]);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => undefined);
		throw new Error(`migration ${domain}/${name} failed: ${describe(error, migration.text)}`, { cause: error });
	}
}

/** What went wrong, with the line of the file when PostgreSQL names a position. */
function describe(error: unknown, text: string): string {
	if (!(error instanceof Error)) return String(error);
	if (!("position" in error) || error.position === undefined) return error.message;
	return `${error.message} (line ${text.slice(0, Number(error.position) - 1).split("\n").length})`;
}
