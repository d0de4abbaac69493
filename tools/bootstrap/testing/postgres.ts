// One PostgreSQL for a run of database tests: the server of DATABASE_URL, or an embedded one that ends with the run.
import { chmodSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { homeFor, startPostgres } from "../embedded-postgres/index.ts";
import { makeQuickFolder } from "./quick-folder.ts";

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const given = process.env.DATABASE_URL;
	if (given !== undefined && given !== "") {
		project.provide("postgresUrl", given);
		return async () => undefined;
	}
	const dataDir = makeQuickFolder("tessera-test-");
	chmodSync(dataDir, 0o711);
	const home = homeFor(dataDir, () => undefined);
	const postgres = await startPostgres(home, { durability: "fast" });
	project.provide("postgresUrl", postgres.url);
	return async () => {
		await postgres.stop();
		for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
	};
}
