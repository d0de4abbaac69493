// Looks at processes and ends them. Never ends one that is not proven to be ours.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
	return stateOf(pid) !== "Z";
}

/** The command line of a process, words separated by spaces; empty when there is none. */
export function commandOf(pid: number): string {
	if (process.platform === "linux") return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
	try {
		return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
	} catch {
		return "";
	}
}

/** Tells two processes apart that were given the same number, one after the other; empty where the system does not say. */
export function birthOf(pid: number): string {
	return fieldsOf(pid)[19] ?? "";
}

/** Linux counts in hundredths of a second, whatever its own clock ticks in. */
const tickMilliseconds = 10;

/** Milliseconds of the processor that a process has used; undefined when there is none, or the system does not say. */
export function processorTime(pid: number | undefined): number | undefined {
	const [user, system] = pid === undefined ? [] : fieldsOf(pid).slice(11, 13).map(Number);
	return user === undefined || system === undefined ? undefined : (user + system) * tickMilliseconds;
}

const stateOf = (pid: number): string => fieldsOf(pid)[0] ?? "";

/** The fields of /proc/<pid>/stat that follow the name, which may itself hold spaces and brackets. */
function fieldsOf(pid: number): string[] {
	const stat = readOrEmpty(`/proc/${pid}/stat`);
	return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function readOrEmpty(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

/** Whether the process has gone within the time. */
export async function hasEnded(pid: number, within: { readonly milliseconds: number }): Promise<boolean> {
	for (const end = Date.now() + within.milliseconds; Date.now() < end; ) {
		if (!isAlive(pid)) return true;
		await sleep(10);
	}
	return !isAlive(pid);
}

export function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// It has gone already.
	}
}
