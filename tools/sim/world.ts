// The real world of a simulation: a durable PostgreSQL and the built server, each of which can be killed at any moment
// and comes back by itself.
import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, type WriteStream } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { homeFor, startPostgres } from "../bootstrap/embedded-postgres/index.ts";
import { processorTime } from "../bootstrap/embedded-postgres/processes.ts";
import type { Standing } from "./patience.ts";

export type World = {
	readonly origin: string;
	/** Of the superuser: the verdict reads every schema. */
	readonly adminUrl: string;
	readonly logFile: string;
	/** Where the server keeps its keys. */
	readonly dataDir: string;
	readonly killServer: () => void;
	readonly killDatabase: () => void;
	/** Waits until the server says that it is ready. Throws when its starts get nowhere, by their work and not by the clock. */
	readonly ready: () => Promise<void>;
	/** Down from a kill until it was waited for. */
	readonly standing: Standing;
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
	let [lives, stands] = [0, false];
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
		killServer: () => {
			stands = false;
			server.kill();
		},
		killDatabase: () => {
			stands = false;
			const pid = postgres.pid();
			if (pid !== undefined) killIfThere(pid);
		},
		async ready() {
			await becomeReady(origin, server.worked);
			if (!stands) lives += 1;
			stands = true;
		},
		standing: () => (stands ? lives : undefined),
		async end(how) {
			await server.end();
			await postgres.stop();
			if (!how.keep) for (const path of [home.folder, folder]) rmSync(path, { recursive: true, force: true });
		},
	};
}

type Kept = { readonly program: string; readonly log: WriteStream; readonly env: Readonly<Record<string, string>> };

type KeptAlive = {
	readonly kill: () => void;
	/** Milliseconds of the processor that it and those before it were seen to use; always 0 where the system does not say. */
	readonly worked: () => number;
	readonly end: () => Promise<void>;
};

/** Runs the server and starts it again whenever it dies, as a supervisor would. */
function keepAlive(kept: Kept): KeptAlive {
	let ending = false;
	let [before, own] = [0, 0];
	let child = start();
	function start(): ChildProcess {
		const started = spawn(process.execPath, ["--enable-source-maps", kept.program], {
			env: { PATH: process.env.PATH, ...kept.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		started.stdout.pipe(kept.log, { end: false });
		started.stderr.pipe(kept.log, { end: false });
		started.once("exit", () => {
			[before, own] = [before + own, 0];
			if (!ending)
				setTimeout(() => {
					if (!ending) child = start();
				}, 200);
		});
		return started;
	}
	return {
		kill: () => void child.kill("SIGKILL"),
		worked: () => {
			own = Math.max(own, processorTime(child.pid) ?? 0);
			return before + own;
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

/** A start takes about three seconds of the processor, and on a busy machine any time of the clock. */
const mostWork = 120_000;
const longestRest = 180_000;

async function becomeReady(origin: string, worked: () => number): Promise<void> {
	const begun = worked();
	let [last, moved] = [begun, Date.now()];
	for (; ; await sleep(100)) {
		const signal = AbortSignal.timeout(30_000);
		const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined);
		if (answer?.ok === true) return;
		const now = worked();
		if (now !== last) [last, moved] = [now, Date.now()];
		if (now - begun > mostWork) throw new Error("the server is not ready after two minutes of the processor");
		if (Date.now() - moved > longestRest) throw new Error("the server's start has stood still for three minutes");
	}
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
