// PostgreSQL for a run of database tests, a server for each process that walks test files at the same time: the oldest running
// transaction and the locks of a server are the same in all its databases. It is an embedded one that ends with the run, or
// the one of DATABASE_URL, where files are walked one after the other.
import { chmodSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { homeFor, type RunningPostgres, startPostgres } from "../embedded-postgres/index.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { bringUpAll, type Undo, undoAll } from "./undo.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Of the servers of `postgresUrls` that are ours, in their order. */
		readonly postgresProcesses: readonly number[];
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const given = process.env.DATABASE_URL;
	if (given !== undefined && given !== "") {
		project.provide("postgresUrls", [given]);
		project.provide("postgresProcesses", []);
		return async () => undefined;
	}
	const undo: Undo[] = [];
	try {
		const servers = await bringUpAll(project.config.maxWorkers, () => startOne(undo));
		project.provide(
			"postgresUrls",
			servers.map(({ url }) => url),
		);
		project.provide(
			"postgresProcesses",
			servers.flatMap(({ pid }) => pid() ?? []),
		);
	} catch (error) {
		await undoAll(undo);
		throw error;
	}
	return () => undoAll(undo);
}

async function startOne(undo: Undo[]): Promise<RunningPostgres> {
	const dataDir = makeQuickFolder("tessera-test-");
	chmodSync(dataDir, 0o711);
	const home = homeFor(dataDir, () => undefined);
	undo.push(() => {
		for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
	});
	const postgres = await startPostgres(home, { durability: "fast" });
	undo.push(() => postgres.stop());
	return postgres;
}
