// One built server for a run of journeys, on a free port, with a database and a data directory of its own.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { freePort, homeFor, startPostgres } from "../embedded-postgres/index.ts";
import { builtServer, type ServerProcess, serverEnvironment, startServer } from "../server-process.ts";
import { buildStale } from "../steps/build.ts";

/** Where the journeys begin, and who may log in: `demo01` to `demo05` and `agent01` onwards, all with this password. */
export type StartedSite = { readonly url: string; readonly password: string };

declare module "vitest" {
	interface ProvidedContext {
		readonly site: StartedSite;
	}
}

type Undo = () => unknown;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const undo: Undo[] = [];
	const end = async (): Promise<void> => {
		for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step();
	};
	try {
		await buildStale(() => undefined);
		project.provide("site", await bringUp(undo));
		return end;
	} catch (error) {
		await end();
		throw error;
	}
}

async function bringUp(undo: Undo[]): Promise<StartedSite> {
	const dataDir = mkdtempSync(join(tmpdir(), "tessera-journeys-"));
	chmodSync(dataDir, 0o711);
	const home = homeFor(dataDir, () => undefined);
	undo.push(() => {
		for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
	});
	const postgres = await startPostgres(home, { durability: "fast" });
	undo.push(() => postgres.stop());
	const settings = { port: await freePort(0), host: "127.0.0.1", dataDir, databaseUrl: undefined };
	const server = startServer({
		args: builtServer,
		env: { NODE_ENV: "production", ...serverEnvironment(settings, postgres.url) },
		output: "pipe",
	});
	undo.push(() => server.stop());
	const url = `http://127.0.0.1:${settings.port}`;
	await becomesReady(server, url);
	return { url, password: readFileSync(join(dataDir, "demo-password"), "utf8").trim() };
}

const patienceMs = 60_000;

async function becomesReady(server: ServerProcess, url: string): Promise<void> {
	let said = "";
	for (const stream of [server.child.stdout, server.child.stderr]) {
		stream?.setEncoding("utf8").on("data", (chunk: string) => {
			said = (said + chunk).slice(-20_000);
		});
	}
	for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
		if (server.child.exitCode !== null) throw new Error(`the server ended:\n${said}`);
		if (await isReady(url)) return;
	}
	throw new Error(`the server does not become ready:\n${said}`);
}

async function isReady(url: string): Promise<boolean> {
	try {
		return (await fetch(`${url}/readyz`)).ok;
	} catch {
		return false;
	}
}
