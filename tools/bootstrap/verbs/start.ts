// `npm start`: builds what is stale, brings up the database and the server, brings back whichever dies, and ends both in
// order.
import { lockData } from "../data-lock.ts";
import { openVerbDatabase, type VerbDatabase } from "../database.ts";
import { makeDataDir } from "../embedded-postgres/index.ts";
import { endRequest } from "../end-request.ts";
import { keepServing } from "../keep-serving.ts";
import { provePortFree } from "../port.ts";
import { clearServer, noteServer } from "../server-note.ts";
import { builtServer, type ServerProcess, serverEnvironment, startServer } from "../server-process.ts";
import { readSettings, type Settings } from "../settings.ts";
import { buildStale } from "../steps/build.ts";

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

/** Resolves with the exit code when all of it has ended. */
export async function run(): Promise<number> {
	const settings = readSettings(process.env);
	makeDataDir(settings.dataDir);
	const unlock = await lockData(settings.dataDir);
	try {
		await clearServer(settings.dataDir);
		await provePortFree(settings);
		return await serve(settings);
	} finally {
		unlock();
	}
}

async function serve(settings: Settings): Promise<number> {
	const end = endRequest();
	const [database, built] = await Promise.allSettled([openVerbDatabase(settings, say), buildStale(say)]);
	try {
		if (end.asked()) return 0;
		if (database.status === "rejected") throw database.reason;
		if (built.status === "rejected") throw built.reason;
		return await runServer(settings, { database: database.value, asked: end.promise });
	} finally {
		if (database.status === "fulfilled") await database.value.stop();
		end.release();
	}
}

type Parts = { readonly database: VerbDatabase; readonly asked: Promise<"asked"> };

function runServer(settings: Settings, { database, asked }: Parts): Promise<number> {
	const env = { NODE_ENV: "production", ...serverEnvironment(settings, database.url) };
	const begin = (): ServerProcess => {
		const server = startServer({ args: builtServer, output: "inherit", env });
		noteServer(settings.dataDir, server.child.pid);
		return server;
	};
	return keepServing({ begin, asked, address: settings, say });
}
