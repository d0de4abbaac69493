// `npm start`: builds what is stale, brings up the database and the server, and ends both in order.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { lockData } from "../data-lock.ts";
import { embeddedDatabase, proveDatabase, type VerbDatabase } from "../database.ts";
import { homeFor } from "../embedded-postgres/index.ts";
import { watchParents } from "../parents.ts";
import { provePortFree } from "../port.ts";
import { builtServer, startServer } from "../server-process.ts";
import { readSettings, type Settings } from "../settings.ts";
import { buildStale } from "../steps/build.ts";

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

/** Resolves with the exit code when all of it has ended. */
export async function run(): Promise<number> {
	const settings = readSettings(process.env);
	const dataDir = resolve(settings.dataDir);
	const home = homeFor(dataDir, say);
	const unlock = await lockData(dataDir);
	try {
		await provePortFree(settings);
		return await serve(settings, () => openDatabase(settings, home));
	} finally {
		unlock();
	}

	async function openDatabase(wanted: Settings, where: typeof home): Promise<VerbDatabase> {
		return wanted.databaseUrl === undefined ? embeddedDatabase(where, say) : proveDatabase(wanted.databaseUrl);
	}
}

async function serve(settings: Settings, open: () => Promise<VerbDatabase>): Promise<number> {
	const asked = endRequest();
	const [database] = await bothOrNeither(open, () => buildStale(say));
	try {
		if (asked.signal.aborted) return 0;
		mkdirSync(settings.dataDir, { recursive: true });
		const server = startServer({
			args: builtServer,
			output: "inherit",
			env: {
				NODE_ENV: "production",
				PORT: String(settings.port),
				HOST: settings.host,
				DATA_DIR: resolve(settings.dataDir),
				DATABASE_URL: database.url,
			},
		});
		const first = await Promise.race([server.ended, asked.promise]);
		if (first === "asked") {
			await server.stop();
			return 0;
		}
		if (server.child.signalCode !== null) say(`The server was ended by ${server.child.signalCode}.`);
		return first === 0 ? 0 : 1;
	} finally {
		await database.stop();
		asked.release();
	}
}

/** When the build fails, the database that was starting meanwhile is stopped. */
async function bothOrNeither(
	open: () => Promise<VerbDatabase>,
	build: () => Promise<void>,
): Promise<readonly [VerbDatabase]> {
	const [database, built] = await Promise.allSettled([open(), build()]);
	if (database.status === "rejected") throw database.reason;
	if (built.status === "fulfilled") return [database.value];
	await database.value.stop();
	throw built.reason;
}

type EndRequest = { readonly signal: AbortSignal; readonly promise: Promise<"asked">; readonly release: () => void };

/** Ctrl-C, a polite kill, a closed terminal, or the end of npm. */
function endRequest(): EndRequest {
	const abort = new AbortController();
	const promise = new Promise<"asked">((resolve) => abort.signal.addEventListener("abort", () => resolve("asked")));
	const ask = (): void => abort.abort();
	const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
	for (const name of names) process.on(name, ask);
	const unwatch = watchParents(ask);
	return {
		signal: abort.signal,
		promise,
		release: () => {
			unwatch();
			for (const name of names) process.off(name, ask);
		},
	};
}
