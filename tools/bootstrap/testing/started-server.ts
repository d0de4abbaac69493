// Built servers for a run of journeys, one for each that walks at the same time: on a free port, with a database and a
// data directory of its own.
import { appendFileSync, chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { countryFile } from "../../../domains/brand/server/testing/country-file.ts";
import { chromiumLine } from "../chromium/installed.ts";
import { freePort, homeFor, startPostgres } from "../embedded-postgres/index.ts";
import { builtServer, type ServerProcess, serverEnvironment, startServer } from "../server-process.ts";
import { buildStale } from "../steps/build.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { bringUpAll, type Undo, undoAll } from "./undo.ts";

export type StartedSite = {
	/** Where the journeys begin. */
	readonly url: string;
	/** Who may log in: `demo01` to `demo05` and `agent01` onwards, all with this password. */
	readonly password: string;
	/** What an operator's hands reach, and the proof of the books. */
	readonly databaseUrl: string;
	/** All that the server has written so far, down to each call. */
	readonly logFile: string;
	/** The server and its database. */
	readonly processes: readonly number[];
};

declare module "vitest" {
	interface ProvidedContext {
		readonly sites: readonly StartedSite[];
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	process.stdout.write(`${chromiumLine()}\n`);
	const undo: Undo[] = [];
	try {
		await buildStale(() => undefined);
		project.provide("sites", await bringUpAll(project.config.maxWorkers, () => startSite(undo)));
	} catch (error) {
		await undoAll(undo);
		throw error;
	}
	return () => undoAll(undo);
}

/** One site; `undo` learns how it ends. */
export async function startSite(undo: Undo[]): Promise<StartedSite> {
	const dataDir = makeQuickFolder("tessera-journeys-");
	chmodSync(dataDir, 0o711);
	const home = homeFor(dataDir, () => undefined);
	undo.push(() => {
		for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
	});
	const postgres = await startPostgres(home, { durability: "fast" });
	undo.push(() => postgres.stop());
	const settings = { port: await freePort(0), host: "127.0.0.1", dataDir, databaseUrl: undefined };
	const countries = join(dataDir, "countries.mmdb");
	writeFileSync(countries, countryFile(knownCountries));
	const server = startServer({
		args: builtServer,
		env: {
			PAYMENTS_SIMULATOR: "faults",
			NODE_ENV: "production",
			...serverEnvironment(settings, postgres.url),
			...manyAddresses,
			GEOIP_FILE: countries,
		},
		output: "pipe",
	});
	undo.push(() => server.stop());
	const url = `http://127.0.0.1:${settings.port}`;
	const logFile = join(dataDir, "server-output");
	keepOutput(server, logFile);
	await becomesReady(server, { url, logFile });
	const password = readFileSync(join(dataDir, "demo-password"), "utf8").trim();
	const processes = [server.child.pid, postgres.pid()].flatMap((pid) => pid ?? []);
	return { url, password, databaseUrl: postgres.url, logFile, processes };
}

/** Each journey comes from an address of its own, so that none uses up another's calls. */
const manyAddresses = { TRUST_PROXY: "loopback", LOG_LEVEL: "debug" };

/** Of networks set aside for documentation: nobody's. */
const knownCountries = { "203.0.113.0/24": "KR", "192.0.2.0/24": "JP" };

/** A first start fills the house: on two slow cores that do other work it takes more than a minute. */
const patienceMs = 180_000;

function keepOutput(server: ServerProcess, logFile: string): void {
	appendFileSync(logFile, "");
	for (const stream of [server.child.stdout, server.child.stderr]) {
		stream?.on("data", (chunk: Buffer) => appendFileSync(logFile, chunk));
	}
}

async function becomesReady(server: ServerProcess, { url, logFile }: { url: string; logFile: string }): Promise<void> {
	const said = (): string => readFileSync(logFile, "utf8").slice(-20_000);
	for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
		if (server.child.exitCode !== null) throw new Error(`the server ended:\n${said()}`);
		if (await isReady(url)) return;
	}
	throw new Error(`the server does not become ready:\n${said()}`);
}

async function isReady(url: string): Promise<boolean> {
	try {
		return (await fetch(`${url}/readyz`)).ok;
	} catch {
		return false;
	}
}
