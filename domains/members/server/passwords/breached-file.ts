// An operator's own list of breached passwords: a file of SHA-1 digests in ascending order, one a line, as the large
// public lists come ("<40 hex digits>:<count>"). It is searched by halving and never loaded, so that it may be of any size.
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** Longer than any line of such a list. */
const windowBytes = 256;
const digestLength = 40;
const newline = 10;

type Listed = { readonly file: string; readonly password: string };

/** Whether the list holds the password. Rejects where the file cannot be read. */
export async function isInBreachedFile({ file: path, password }: Listed): Promise<boolean> {
	const sought = createHash("sha1").update(password).digest("hex").toUpperCase();
	const file = await open(path, "r");
	try {
		return await holds(file, sought);
	} finally {
		await file.close();
	}
}

/** What is sought begins at `from` or after it, and before `to`. */
async function holds(file: FileHandle, sought: string): Promise<boolean> {
	let from = 0;
	let to = (await file.stat()).size;
	while (from < to) {
		const middle = Math.floor((from + to) / 2);
		const line = await lineAt(file, middle);
		if (line === undefined || line.start >= to) to = middle;
		else if (line.digest === sought) return true;
		else if (line.digest < sought) from = line.start + 1;
		else to = middle;
	}
	return false;
}

/** The first line that begins at a place of the file or after it; undefined where none does. */
async function lineAt(
	file: FileHandle,
	place: number,
): Promise<{ readonly start: number; readonly digest: string } | undefined> {
	const before = Math.max(0, place - 1);
	const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, before);
	const bytes = buffer.subarray(0, bytesRead);
	const end = place === 0 ? -1 : bytes.indexOf(newline);
	if (place > 0 && end < 0) return undefined;
	const digest = bytes.toString("latin1", end + 1, end + 1 + digestLength).toUpperCase();
	return digest.length < digestLength ? undefined : { start: before + end + 1, digest };
}
