// PostgreSQL for a run of database tests, a server for each process that walks test files at the same time: the oldest running
// transaction and the locks of a server are the same in all its databases. It is an embedded one that ends with the run, or
// the one of DATABASE_URL, where files are walked one after the other.
import { chmodSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { homeFor, startPostgres } from "../embedded-postgres/index.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { bringUpAll, type Undo, undoAll } from "./undo.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const given = process.env.DATABASE_URL;
	if (given !== undefined && given !== "") {
		project.provide("postgresUrls", [given]);
		return async () => undefined;
	}
	const undo: Undo[] = [];
	try {
		project.provide("postgresUrls", await bringUpAll(project.config.maxWorkers, () => startOne(undo)));
	} catch (error) {
		await undoAll(undo);
		throw error;
	}
	return () => undoAll(undo);
}

async function startOne(undo: Undo[]): Promise<string> {
	const dataDir = makeQuickFolder("tessera-test-");
	chmodSync(dataDir, 0o711);
	const home = homeFor(dataDir, () => undefined);
	undo.push(() => {
		for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
	});
	const postgres = await startPostgres(home, { durability: "fast" });
	undo.push(() => postgres.stop());
	return postgres.url;
}
