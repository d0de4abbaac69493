// One start a data directory: a file that names its process. The file of a process that has ended counts for nothing.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startError } from "./embedded-postgres/index.ts";
import { birthOf, isAlive } from "./embedded-postgres/processes.ts";

type LockFile = { readonly file: string; readonly content: string };

type Holder = { readonly pid: number; readonly birth: string };

/** Takes the directory; returns how to give it back. Waits a moment for a start that is just ending. */
export async function lockData(dataDir: string, patienceMs = 2_500): Promise<() => void> {
	const file = join(dataDir, "running.json");
	const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) });
	for (const end = Date.now() + patienceMs; ; await sleep(50)) {
		if (takeFile({ file, content: mine })) return () => giveBack({ file, content: mine });
		const holder = readHolder(file);
		if (holder === undefined || !lives(holder)) dropStale(file, holder);
		else if (Date.now() > end) {
			throw startError(
				`Tessera already runs on ${dataDir} (process ${holder.pid}): stop it first, or set DATA_DIR to another folder.`,
			);
		}
	}
}

/** Who holds the directory now, if anyone does. */
export function holderOf(dataDir: string): number | undefined {
	const holder = readHolder(join(dataDir, "running.json"));
	return holder !== undefined && lives(holder) ? holder.pid : undefined;
}

/** A link is made whole or not at all, and never over another. */
function takeFile({ file, content }: LockFile): boolean {
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, content, { mode: 0o600 });
	try {
		linkSync(draft, file);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

function readHolder(file: string): Holder | undefined {
	try {
		const { pid, birth } = JSON.parse(readFileSync(file, "utf8"));
		return { pid: Number(pid), birth: String(birth) };
	} catch {
		return undefined;
	}
}

const lives = (holder: Holder): boolean => isAlive(holder.pid) && birthOf(holder.pid) === holder.birth;

/** Moved aside first: had another start just taken the directory, its file is put back. */
function dropStale(file: string, stale: Holder | undefined): void {
	const aside = `${file}.${process.pid}.stale`;
	try {
		renameSync(file, aside);
		const moved = readHolder(aside);
		if (moved !== undefined && moved.pid !== stale?.pid && lives(moved)) linkSync(aside, file);
	} catch {
		// Another start was faster; the next round looks again.
	} finally {
		rmSync(aside, { force: true });
	}
}

function giveBack({ file, content }: LockFile): void {
	try {
		if (readFileSync(file, "utf8") === content) rmSync(file);
	} catch {
		// The directory is gone, and the lock with it.
	}
}
