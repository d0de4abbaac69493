// Where the data of a run of tests lies: in memory where there is room for it, else where temporary files belong.
// PostgreSQL copies a whole template for each test file; on a disk those copies are a quarter of a run's time.
import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";

const gibibyte = 1024 ** 3;

/** What a run may come to need there, several times over. A container often has a few megabytes only. */
export const roomBytes = 6 * gibibyte;

/** A new, empty folder whose name begins with `prefix`. A TMPDIR that somebody has set is kept to. */
export function makeQuickFolder(
	prefix: string,
	from: { readonly memory?: string; readonly room?: number } = {},
): string {
	const { memory = inMemory, room = roomBytes } = from;
	const place = process.env.TMPDIR === undefined && hasRoom(memory, room) ? memory : tmpdir();
	return mkdtempSync(join(place, prefix));
}

function hasRoom(folder: string, room: number): boolean {
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize >= room;
	} catch {
		return false;
	}
}
