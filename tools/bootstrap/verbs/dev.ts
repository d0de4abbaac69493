// `npm run dev`: the server from its sources, started again at every change, and Vite for the site and the arcade.
import { existsSync, type FSWatcher, watch } from "node:fs";
import { lockData } from "../data-lock.ts";
import { openVerbDatabase } from "../database.ts";
import { makeDataDir } from "../embedded-postgres/index.ts";
import { endRequest } from "../end-request.ts";
import { provePortFree } from "../port.ts";
import { type ServerProcess, serverEnvironment, startServer } from "../server-process.ts";
import { readSettings } from "../settings.ts";

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

const leash = ["--import", "./tools/bootstrap/leash.mjs"];
const sourceServer = ["--enable-source-maps", ...leash, "--import", "tsx", "apps/server/main.ts"];

export async function run(): Promise<number> {
	const settings = readSettings(process.env);
	makeDataDir(settings.dataDir);
	const unlock = await lockData(settings.dataDir);
	const end = endRequest();
	try {
		await provePortFree(settings);
		const database = await openVerbDatabase(settings, say);
		const env = serverEnvironment(settings, database.url);
		const stops = [...["site", "arcade", "console"].flatMap(startVite), keepRunning(env)];
		await end.promise;
		await Promise.all(stops.map((stop) => stop()));
		await database.stop();
		return 0;
	} finally {
		end.release();
		unlock();
	}
}

type Stop = () => Promise<void>;

function startVite(app: string): Stop[] {
	const config = `apps/${app}/vite.config.ts`;
	if (!existsSync(config)) return [];
	const vite = ["node_modules/vite/bin/vite.js", `apps/${app}`, "--config", config, "--clearScreen", "false"];
	const server = startServer({ args: [...leash, ...vite], env: {}, output: "inherit" });
	return [() => server.stop()];
}

const settleMs = 150;

/** Runs the server and starts it again a moment after the last of several changes; one that fell waits for the next. */
function keepRunning(env: Readonly<Record<string, string>>): Stop {
	const begin = (): ServerProcess => startServer({ args: sourceServer, env, output: "inherit" });
	let server = begin();
	let turning = Promise.resolve();
	let soon: NodeJS.Timeout | undefined;
	const again = async (): Promise<void> => {
		say("A source changed: the server starts again.");
		await server.stop();
		server = begin();
	};
	const watchers = watchSources(() => {
		clearTimeout(soon);
		soon = setTimeout(() => {
			turning = turning.then(again);
		}, settleMs);
	});
	return async () => {
		clearTimeout(soon);
		for (const watcher of watchers) watcher.close();
		await turning;
		await server.stop();
	};
}

/** What the server is made of; tests and what only the browser sees are not. */
function isServerSource(path: string): boolean {
	return /\.(?:ts|sql|json)$/.test(path) && !/\.test\.ts$|\.gen\.ts$|(?:^|\/)ui\/.*\.ts$/.test(path);
}

function watchSources(changed: () => void): FSWatcher[] {
	return ["apps/server", "domains", "platform"].map((folder) =>
		watch(folder, { recursive: true }, (_event, path) => {
			if (path !== null && isServerSource(path)) changed();
		}),
	);
}
