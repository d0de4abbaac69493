// Databases for tests: each test file gets its own, cloned from a template that has the migrations it asks for.
// The servers behind them are started once a run by the test runner's global set-up, one for each process of test files.
import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { getCurrentTest } from "vitest/suite";
import { type Database, openDatabase } from "./database.ts";
import { type MigrationSource, migrate, readMigrations } from "./migrate.ts";
import { connectionConfig } from "./pool.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The administrator's URLs of the servers that hold the test databases: one for each process that walks files. */
		readonly postgresUrls: readonly string[];
	}
}

export type TestDatabase = Database & { readonly url: string };

let created = 0;

/**
 * A database of its own with these migrations, dropped when the test file ends, or the test in which it is called. Mostly at
 * the top of the file: `const db = await testDatabase([walletMigrations])`. The server runs with fsync off.
 * Never in `beforeAll`: the runner forgets what a hook asks to be done after all, and the next file would wait for ever.
 */
export async function testDatabase(
	sources: readonly MigrationSource[],
	options: { readonly connections?: number } = {},
): Promise<TestDatabase> {
	const adminUrl = await ownServer();
	const template = await prepareTemplate(adminUrl, sources);
	created += 1;
	const name = `tessera_test_${process.pid}_${created}_${Math.random().toString(36).slice(2, 8)}`;
	await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
	const url = urlOf({ server: adminUrl, name });
	const db = openDatabase({ url, connections: options.connections ?? 10, name });
	atTheEnd(async () => {
		await db.close();
		await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
	});
	return { ...db, url };
}

/** Whoever holds it on a server has that server to itself. */
export const fileLock = "tessera test file";

const held: { server?: Promise<string> } = {};

/** A server that no other file has, until this file ends. The runner's numbers of its processes do not tell them apart. */
function ownServer(): Promise<string> {
	held.server ??= claimServer(inject("postgresUrls"));
	return held.server;
}

/** The server that this file has to itself, where it has asked for a database: whoever counts what it costs looks there. */
export const claimedServer = (): Promise<string> | undefined => held.server;

async function claimServer(urls: readonly string[]): Promise<string> {
	for (const url of urls) if (await claim(url, "pg_try_advisory_lock")) return url;
	const [first] = urls;
	if (first === undefined) throw new Error("no PostgreSQL was started");
	await claim(first, "pg_advisory_lock");
	return first;
}

/** Whether it was free; the second of the two waits until it is. */
async function claim(url: string, how: "pg_try_advisory_lock" | "pg_advisory_lock"): Promise<boolean> {
	const keeper = await openAdmin(url);
	const { rows } = await keeper.query(`select ${how}(hashtext($1))::text as got`, [fileLock]);
	if (rows[0]?.got === "false") {
		await keeper.end();
		return false;
	}
	atTheEnd(async () => {
		delete held.server;
		await keeper.end();
	});
	return true;
}

/** With the test that opened it, or with the file: the runner forgets what a running test asks to be done after all. */
function atTheEnd(work: () => Promise<void>): void {
	if (getCurrentTest() === undefined) afterAll(work);
	else onTestFinished(work);
}

/** Makes the template for a set of migrations when it is not there yet; its name carries their digest. */
async function prepareTemplate(adminUrl: string, sources: readonly MigrationSource[]): Promise<string> {
	const migrations = await readMigrations(sources);
	const digest = createHash("sha256");
	for (const migration of migrations) digest.update(`${migration.domain}/${migration.name} ${migration.digest}\n`);
	const name = `tessera_template_${digest.digest("hex").slice(0, 24)}`;
	await asAdmin(adminUrl, async (admin) => {
		await admin.query("select pg_advisory_lock(hashtext($1))", [name]);
		const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
		if (found.rows.length > 0) return;
		await admin.query(`drop database if exists ${name}_making with (force)`);
		await admin.query(`create database ${name}_making template template0`);
		await migrate(urlOf({ server: adminUrl, name: `${name}_making` }), sources);
		await admin.query(`alter database ${name}_making rename to ${name}`);
	});
	return name;
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
	const admin = await openAdmin(url);
	try {
		return await work(admin);
	} finally {
		await admin.end();
	}
}

async function openAdmin(url: string): Promise<pg.Client> {
	const admin = new pg.Client(connectionConfig({ url, name: "tessera-test-admin", statementTimeoutMs: 0 }));
	admin.on("error", () => undefined);
	await admin.connect();
	return admin;
}

/** The same server and user, another database. */
function urlOf(database: { readonly server: string; readonly name: string }): string {
	const url = new URL(database.server);
	url.pathname = `/${database.name}`;
	return url.href;
}
