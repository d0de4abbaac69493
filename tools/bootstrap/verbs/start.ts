// `npm start`: builds what is stale, brings up the database and the server, and ends both in order.
import { lockData } from "../data-lock.ts";
import { openVerbDatabase, type VerbDatabase } from "../database.ts";
import { makeDataDir } from "../embedded-postgres/index.ts";
import { endRequest } from "../end-request.ts";
import { provePortFree } from "../port.ts";
import { clearServer, noteServer } from "../server-note.ts";
import { builtServer, serverEnvironment, startServer } from "../server-process.ts";
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

async function runServer(settings: Settings, { database, asked }: Parts): Promise<number> {
	const server = startServer({
		args: builtServer,
		output: "inherit",
		env: { NODE_ENV: "production", ...serverEnvironment(settings, database.url) },
	});
	noteServer(settings.dataDir, server.child.pid);
	const first = await Promise.race([server.ended, asked]);
	if (first === "asked") {
		await server.stop();
		return 0;
	}
	if (server.child.signalCode !== null) say(`The server was ended by ${server.child.signalCode}.`);
	return first === 0 ? 0 : 1;
}
