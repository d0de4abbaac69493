// What an earlier start may have left behind: a server that still runs, or its note that it does.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandOf, hasEnded, isAlive, signal } from "./processes.ts";
import { startError } from "./start-error.ts";

/** Ends a server that still holds this cluster, and removes its note when no such server runs. */
export async function clearOrphan(dataFolder: string): Promise<void> {
	const note = join(dataFolder, "postmaster.pid");
	if (!existsSync(note)) return;
	const pid = Number.parseInt(readFileSync(note, "utf8"), 10);
	if (isServerOf(pid, dataFolder)) await stopServer(pid);
	rmSync(note, { force: true });
}

/** The number may have passed to another program since. */
function isServerOf(pid: number, dataFolder: string): boolean {
	return pid > 1 && isAlive(pid) && commandOf(pid).includes(dataFolder);
}

/** Fast shutdown: running transactions are rolled back; harder when it takes too long. Its files bear even the hardest. */
export async function stopServer(pid: number): Promise<void> {
	for (const [name, patienceMs] of [
		["SIGINT", 20_000],
		["SIGQUIT", 5_000],
		["SIGKILL", 5_000],
	] as const) {
		signal(pid, name);
		if (await hasEnded(pid, { milliseconds: patienceMs })) return;
	}
	throw startError(`An earlier PostgreSQL (process ${pid}) does not end: end it by hand.`);
}
