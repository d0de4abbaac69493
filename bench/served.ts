// The processes of a measurement over HTTP: the built server as it runs for people, and the bare one beside it.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tools/bootstrap/embedded-postgres/index.ts";
import { builtServer, roomForTheYoung, serverEnvironment, startServer } from "../tools/bootstrap/server-process.ts";

export type Served = { readonly port: number; readonly stop: () => Promise<void> };

export type Product = Served & {
	/** Seconds of the processor that it has used, user and system; not a number where the system does not tell. */
	readonly processor: () => number;
	/** Bytes of memory that it holds now (resident set); not a number where the system does not tell. */
	readonly memory: () => number;
};

/** So that one machine may be everyone: each member still has an address and limits of its own. */
const oneBalancer = { TRUST_PROXY: "loopback", ADDRESS_LIMIT: "100000000", NODE_ENV: "production" };

/**
 * The built server over a database of ours, with more of its environment where it is given. `NODE_OPTIONS_OF_SERVER` adds
 * arguments of Node, to look inside.
 */
export async function serveProduct(databaseUrl: string, more: Readonly<Record<string, string>> = {}): Promise<Product> {
	const dataDir = mkdtempSync(join(tmpdir(), "tessera-bench-served-"));
	const settings = { port: await freePort(0), host: "127.0.0.1", dataDir, databaseUrl: undefined };
	const looking = (process.env.NODE_OPTIONS_OF_SERVER ?? "").split(" ").filter((word) => word !== "");
	const server = startServer({
		args: [...looking, ...builtServer],
		env: { ...serverEnvironment(settings, databaseUrl), ...oneBalancer, ...more },
		output: "pipe",
	});
	let said = "";
	for (const stream of [server.child.stdout, server.child.stderr]) {
		stream?.on("data", (chunk: Buffer) => {
			said = (said + chunk.toString()).slice(-4_000);
		});
	}
	const stop = async (): Promise<void> => {
		await server.stop();
		rmSync(dataDir, { recursive: true, force: true });
	};
	for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) {
		const answer = await fetch(`http://127.0.0.1:${settings.port}/readyz`).catch(() => undefined);
		const { pid } = server.child;
		const figures = { processor: () => processorOf(pid), memory: () => memoryOf(pid) };
		if (answer?.ok === true) return { port: settings.port, stop, ...figures };
		if (server.child.exitCode !== null) break;
	}
	await stop();
	throw new Error(`the server does not become ready:\n${said}`);
}

const patienceMs = 180_000;

/** By Linux, in hundredths of a second. */
function processorOf(pid: number | undefined): number {
	try {
		const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const [user, system] = fields.split(" ").slice(11, 13).map(Number);
		return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
	} catch {
		return Number.NaN;
	}
}

/** By Linux. */
function memoryOf(pid: number | undefined): number {
	try {
		const kilobytes = /^VmRSS:\s+([0-9]+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return Number(kilobytes ?? Number.NaN) * 1_024;
	} catch {
		return Number.NaN;
	}
}

export type BareSettings = {
	/** The JSON of the answer that its `/bare-spin` and `/bare-round` give. */
	readonly spinAnswer: string;
	/** The URL of a database with the hall's migrations and nothing else, where `/bare-round` writes. */
	readonly roundsDatabase: string;
};

export async function serveBare({ spinAnswer, roundsDatabase }: BareSettings): Promise<Served> {
	const child = fork(new URL("bare-server.ts", import.meta.url), {
		execArgv: [roomForTheYoung, "--import", "tsx"],
		env: { ...process.env, SPIN_ANSWER: spinAnswer, ROUNDS_DATABASE: roundsDatabase },
	});
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message) => resolve(Number(message)));
		child.once("exit", () => reject(new Error("the bare server ended")));
	});
	return {
		port,
		stop: async () => {
			const gone = new Promise((resolve) => child.once("exit", resolve));
			child.disconnect();
			await gone;
		},
	};
}
