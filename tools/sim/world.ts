// The real world of a simulation: a durable PostgreSQL and the built server, each of which can be killed at any moment
// and comes back by itself.
import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, type WriteStream } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { homeFor, startPostgres } from "../bootstrap/embedded-postgres/index.ts";

export type World = {
	readonly origin: string;
	/** Of the superuser: the verdict reads every schema. */
	readonly adminUrl: string;
	readonly logFile: string;
	/** Where the server keeps its keys. */
	readonly dataDir: string;
	readonly killServer: () => Promise<void>;
	readonly killDatabase: () => void;
	/** Waits until the server says that it is ready. Throws after three minutes: a busy machine takes one to start it. */
	readonly ready: () => Promise<void>;
	/** Ends all; keeps the folder when `keep` is set. */
	readonly end: (how: { keep: boolean }) => Promise<void>;
};

/** `environmentAt` says what the server is told besides, once its own address is known. */
export async function createWorld(
	program: string,
	environmentAt: (origin: string) => Promise<Readonly<Record<string, string>>>,
): Promise<World> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-sim-"));
	const home = homeFor(folder, () => undefined);
	const postgres = await startPostgres(home, { durability: "durable" });
	const port = await freePort();
	const logFile = join(folder, "server.log");
	const origin = `http://127.0.0.1:${port}`;
	const environment = await environmentAt(origin);
	const server = keepAlive({
		program,
		log: createWriteStream(logFile),
		env: {
			DATABASE_URL: postgres.url,
			DATA_DIR: folder,
			PORT: String(port),
			HOST: "127.0.0.1",
			TRUST_PROXY: "loopback",
			LOG_LEVEL: "info",
			...environment,
		},
	});
	return {
		origin,
		adminUrl: postgres.url,
		logFile,
		dataDir: folder,
		killServer: server.kill,
		killDatabase: () => {
			const pid = postgres.pid();
			if (pid !== undefined) killIfThere(pid);
		},
		ready: () => becomeReady(origin),
		async end(how) {
			await server.end();
			await postgres.stop();
			if (!how.keep) for (const path of [home.folder, folder]) rmSync(path, { recursive: true, force: true });
		},
	};
}

type Kept = { readonly program: string; readonly log: WriteStream; readonly env: Readonly<Record<string, string>> };

/** Runs the server and starts it again whenever it dies, as a supervisor would. */
function keepAlive(kept: Kept): { kill: () => Promise<void>; end: () => Promise<void> } {
	let ending = false;
	let child = start();
	function start(): ChildProcess {
		const started = spawn(process.execPath, ["--enable-source-maps", kept.program], {
			env: { PATH: process.env.PATH, ...kept.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		started.stdout.pipe(kept.log, { end: false });
		started.stderr.pipe(kept.log, { end: false });
		started.once("exit", () => {
			if (!ending)
				setTimeout(() => {
					if (!ending) child = start();
				}, 200);
		});
		return started;
	}
	return {
		kill: async () => {
			child.kill("SIGKILL");
		},
		end: async () => {
			ending = true;
			if (child.exitCode === null && child.signalCode === null) {
				const gone = new Promise((resolve) => child.once("exit", resolve));
				child.kill("SIGTERM");
				await Promise.race([gone, sleep(15_000)]);
				child.kill("SIGKILL");
			}
			kept.log.end();
		},
	};
}

/** One that was killed a moment ago may be on its way back yet. */
function killIfThere(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
	}
}

async function becomeReady(origin: string): Promise<void> {
	for (const end = Date.now() + 180_000; Date.now() < end; await sleep(50)) {
		const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
		if (answer?.ok === true) return;
	}
	throw new Error("the server is not ready after three minutes");
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
		});
	});
}
