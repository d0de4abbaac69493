// A note of which process serves this data directory: a start that was killed may leave its server behind for a moment.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { birthOf, hasEnded, isAlive, signal } from "./embedded-postgres/processes.ts";

const noteOf = (dataDir: string): string => join(dataDir, "server.json");

export function noteServer(dataDir: string, pid: number | undefined): void {
	if (pid !== undefined) writeFileSync(noteOf(dataDir), JSON.stringify({ pid, birth: birthOf(pid) }), { mode: 0o600 });
}

const patienceMs = 3_000;

/** Ends a server that an earlier start left behind: politely first, since it may be ending already. */
export async function clearServer(dataDir: string): Promise<void> {
	const pid = leftBehind(noteOf(dataDir));
	if (pid !== undefined) {
		signal(pid, "SIGTERM");
		if (!(await hasEnded(pid, { milliseconds: patienceMs }))) signal(pid, "SIGKILL");
		await hasEnded(pid, { milliseconds: patienceMs });
	}
	rmSync(noteOf(dataDir), { force: true });
}

/** The number may have passed to another program since: then its birth is another too. */
function leftBehind(file: string): number | undefined {
	if (!existsSync(file)) return undefined;
	const { pid, birth } = JSON.parse(readFileSync(file, "utf8"));
	return isAlive(Number(pid)) && birthOf(Number(pid)) === birth && birth !== "" ? Number(pid) : undefined;
}
