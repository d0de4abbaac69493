// Runs the server of one cluster: starts it, brings it back when it dies, stops it. It never outlives us for long:
// a guard asks it to stop when our end of a pipe closes, however we ended.
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { restartBudget } from "../restart-budget.ts";
import { type Binaries, installBinaries } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import type { ClusterHome } from "./home.ts";
import { clearOrphan, stopServer } from "./orphan.ts";
import { type Place, socketFolderFor, urlOf } from "./place.ts";
import { freePort } from "./port.ts";
import { reasonOfEnd } from "./reason-of-end.ts";
import { prepareRole } from "./role.ts";
import { loadSecrets, saveSecrets } from "./secrets.ts";
import { settings } from "./settings.ts";
import { startError } from "./start-error.ts";

export type RunningPostgres = {
	/** Of the role `tessera` and its database: for the product. It may make databases, and is no superuser. */
	readonly url: string;
	/** Of the superuser. */
	readonly adminUrl: string;
	/** The number of the process that runs now. */
	readonly pid: () => number | undefined;
	/** Fast shutdown; resolves when the process has ended. */
	stop(): Promise<void>;
};

export type PostgresOptions = {
	readonly durability: "durable" | "fast";
	/** Where the programs are kept when not in the cluster's home. */
	readonly binariesFolder?: string;
	/** Hears one line when the server died and is brought back, or could not be. */
	readonly say?: (line: string) => void;
};

type Running = { readonly child: ChildProcess; readonly port: number };

const startAttempts = 100;
const restarts = { most: 20, within: 120_000 };
const retryMs = 500;

export async function startPostgres(home: ClusterHome, options: PostgresOptions): Promise<RunningPostgres> {
	const binaries = installBinaries(options.binariesFolder ?? home.folder);
	const secrets = loadSecrets(home.secretsFile);
	const cluster = prepareCluster(home, binaries, secrets.adminPassword);
	await clearOrphan(cluster.dataFolder);
	const launch: Launch = { home, binaries, dataFolder: cluster.dataFolder, durability: options.durability };
	let running = await launchServer(launch, secrets.port);
	const { port } = running;
	if (port !== secrets.port) saveSecrets(home.secretsFile, { ...secrets, port });
	let stopping = false;
	const mayRestart = restartBudget(restarts);

	function guard(): void {
		running.child.once("exit", () => {
			if (!stopping) void bringBack();
		});
	}
	async function bringBack(): Promise<void> {
		if (!mayRestart(performance.now())) {
			const minutes = restarts.within / 60_000;
			return options.say?.(`PostgreSQL died ${restarts.most} times within ${minutes} minutes: see ${home.logFile}`);
		}
		options.say?.("PostgreSQL died; it is brought back.");
		try {
			await clearOrphan(cluster.dataFolder);
			const next = await launchServer(launch, port, { only: true });
			running = next;
			if (stopping) next.child.kill("SIGINT");
			else guard();
		} catch (error) {
			options.say?.(`PostgreSQL does not come back yet: ${error instanceof Error ? error.message : String(error)}`);
			await sleep(retryMs);
			if (!stopping) await bringBack();
		}
	}
	guard();
	const place = placeOf(cluster.dataFolder, port);
	await prepareRole(place, secrets);
	return {
		url: urlOf(place, { role: "tessera", password: secrets.password, database: "tessera" }),
		adminUrl: urlOf(place, { role: "postgres", password: secrets.adminPassword, database: "postgres" }),
		pid: () => running.child.pid,
		stop: async () => {
			stopping = true;
			const { pid, exitCode, signalCode } = running.child;
			if (pid !== undefined && exitCode === null && signalCode === null) await stopServer(pid);
		},
	};
}

const placeOf = (dataFolder: string, port: number): Place => ({
	port,
	socketFolder: socketFolderFor(dataFolder, process.platform),
});

type Launch = {
	readonly home: ClusterHome;
	readonly binaries: Binaries;
	readonly dataFolder: string;
	readonly durability: "durable" | "fast";
};

/** Starts the server on the port it had, or on a free one; tries again while remains of an earlier one still let go. */
async function launchServer(launch: Launch, wanted: number, how: { only?: boolean } = {}): Promise<Running> {
	let reason = "";
	for (let attempt = 1; attempt <= startAttempts; attempt++) {
		const port = how.only ? wanted : await freePort(wanted);
		const child = spawnServer(launch, port);
		if (await becomesReady(child, launch.dataFolder)) return { child, port };
		reason = reasonOfEnd(readFileSync(launch.home.logFile, "utf8"), child.pid);
		if (!/shared memory|in use|bind/.test(reason) && !/could not create any TCP|lock file/.test(reason)) break;
		await sleep(100);
	}
	throw startError(`PostgreSQL does not start: ${reason} (see ${launch.home.logFile})`);
}

function spawnServer(launch: Launch, port: number): ChildProcess {
	const { home, binaries, dataFolder, durability } = launch;
	shorten(home.logFile);
	const log = openSync(home.logFile, "a", 0o600);
	const given = ["-D", dataFolder, ...settings(placeOf(dataFolder, port), durability)];
	const child = spawn(binaries.postgres, given, {
		...home.runner,
		cwd: "/",
		// Its own group: Ctrl-C in the terminal is for us, and we stop it after its users.
		detached: true,
		env: { PATH: process.env.PATH, LC_ALL: "C" },
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	child.on("error", () => undefined);
	if (child.pid !== undefined) spawnGuard(child.pid, home.runner);
	return child;
}

/** Waits for the end of its input, which comes when we end, and then asks the server for a fast shutdown. */
function spawnGuard(pid: number, runner: ClusterHome["runner"]): void {
	const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$0" 2>/dev/null', String(pid)], {
		...runner,
		cwd: "/",
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	guard.on("error", () => undefined);
	guard.stdin?.on("error", () => undefined);
	guard.unref();
	if (guard.stdin !== null && "unref" in guard.stdin && typeof guard.stdin.unref === "function") guard.stdin.unref();
}

const readyWithinMs = 120_000;

/** The server itself notes in postmaster.pid that it is ready. False when it ended instead. */
async function becomesReady(child: ChildProcess, dataFolder: string): Promise<boolean> {
	const note = join(dataFolder, "postmaster.pid");
	let gone = child.pid === undefined;
	child.once("exit", () => {
		gone = true;
	});
	for (const end = Date.now() + readyWithinMs; Date.now() < end && !gone; ) {
		if (isReadyNote(note, child.pid)) return true;
		await sleep(5);
	}
	if (!gone) child.kill("SIGKILL");
	return false;
}

function isReadyNote(note: string, pid: number | undefined): boolean {
	try {
		const lines = readFileSync(note, "utf8").split("\n");
		return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
	} catch {
		return false;
	}
}

const logLimit = 8 * 1024 * 1024;

function shorten(file: string): void {
	const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	if (size > logLimit) truncateSync(file);
}
