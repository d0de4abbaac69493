// The program: reads the environment, starts the server, ends it when it is asked to.
import { startServer } from "./server.ts";
import { readSettings } from "./settings.ts";

async function run(): Promise<void> {
	const settings = readSettings(process.env);
	if (!settings.ok) return refuse(settings.error);
	const server = await startServer(settings.value);
	if ("refused" in server) return refuse(server.refused);
	const end = (): void => void server.close().then(() => process.exit(0));
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
}

function refuse(line: string): void {
	process.stderr.write(`${line}\n`);
	process.exit(1);
}

await run();
