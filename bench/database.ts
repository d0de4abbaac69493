// A durable database (fsync on) of its own for a measurement, in a temporary folder, gone when it ends.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type MigrationSource, migrate } from "#platform/db";
import { homeFor, startPostgres } from "../tools/bootstrap/embedded-postgres/index.ts";

export type BenchServer = {
	/** An empty database with these migrations; answers its URL. */
	readonly create: (name: string, sources: readonly MigrationSource[]) => Promise<string>;
	/** Resolves when everything that was written lies on the disk. */
	readonly settle: () => Promise<void>;
	readonly stop: () => Promise<void>;
};

export async function startBenchServer(): Promise<BenchServer> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-bench-"));
	const home = homeFor(folder, () => undefined);
	const server = await startPostgres(home, { durability: "durable" });
	return {
		create: async (name, sources) => {
			const url = new URL(server.url);
			await withClient(url.href, (client) => client.query(`create database ${name}`));
			url.pathname = `/${name}`;
			await migrate(url.href, sources);
			return url.href;
		},
		settle: () =>
			withClient(server.adminUrl, async (client) => {
				await client.query("checkpoint");
			}),
		stop: async () => {
			await server.stop();
			for (const each of [home.folder, folder]) rmSync(each, { recursive: true, force: true });
		},
	};
}

/** One connection for as long as the work runs. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
