// Runs the built server as a process of ours: on a leash, so that it never outlives us, and stopped in an orderly way.
import { type ChildProcess, spawn } from "node:child_process";
import { hasEnded, signal } from "./embedded-postgres/processes.ts";
import type { Settings } from "./settings.ts";

export type ServerProcess = {
	readonly child: ChildProcess;
	/** Its exit code; 1 when a signal ended it. */
	readonly ended: Promise<number>;
	/** Asks it to end, and ends it when it does not. */
	stop(): Promise<void>;
};

export type ServerStart = {
	/** The arguments of Node: the program and what is loaded before it. */
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string>>;
	/** "inherit" to speak through our own output; "pipe" to be read by us. */
	readonly output: "inherit" | "pipe";
};

const patienceMs = 15_000;

/** How the server's process keeps what is young, in megabytes: most of what a call makes is gone with it. */
export const roomForTheYoung = "--max-semi-space-size=64";

export const builtServer = [
	"--enable-source-maps",
	roomForTheYoung,
	"--import",
	"./tools/bootstrap/leash.mjs",
	"dist/server/main.js",
];

/** What the server is told of where it runs. */
export function serverEnvironment(settings: Settings, databaseUrl: string): Readonly<Record<string, string>> {
	return {
		PORT: String(settings.port),
		HOST: settings.host,
		DATA_DIR: settings.dataDir,
		DATABASE_URL: databaseUrl,
	};
}

export function startServer(start: ServerStart): ServerProcess {
	const child = spawn(process.execPath, [...start.args], {
		env: { ...process.env, ...start.env },
		// A group of its own: Ctrl-C in the terminal is for us, and we ask the server to end, once.
		detached: true,
		stdio: ["ignore", start.output, start.output, "ipc"],
	});
	const ended = new Promise<number>((resolve) => {
		child.once("error", () => resolve(1));
		child.once("exit", (code) => resolve(code ?? 1));
	});
	return {
		child,
		ended,
		stop: async () => {
			if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
			signal(child.pid, "SIGTERM");
			if (!(await hasEnded(child.pid, { milliseconds: patienceMs }))) signal(child.pid, "SIGKILL");
			await ended;
		},
	};
}
