// The one secret of an installation: 32 bytes in a file that only its owner reads, from which every purpose has a key of
// its own. It is never in the database, so a copy of that opens nothing.
import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const bytes = 32;

/** A key of 32 bytes for a purpose, such as "courier.letters". */
export type HouseKey = (purpose: string) => Buffer;

export function houseKeyFrom(secret: Buffer): HouseKey {
	if (secret.length !== bytes) throw new Error(`a house key has ${bytes} bytes`);
	return (purpose) => Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));
}

/** Reads the key from a file, or makes one there. Nodes that start at once agree on the first that was written. */
export function fileHouseKey(file: string): HouseKey {
	const text = read(file) ?? writeFirst(file);
	return houseKeyFrom(Buffer.from(text.trim(), "base64"));
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (hasCode(error, "ENOENT")) return undefined;
		throw error;
	}
}

/** Writes beside the file and links it into place: a link never replaces one that is there. */
function writeFirst(file: string): string {
	const text = randomBytes(bytes).toString("base64");
	const draft = `${file}.${randomBytes(6).toString("hex")}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(draft, `${text}\n`, { mode: 0o600 });
	try {
		linkSync(draft, file);
	} catch (error) {
		if (!hasCode(error, "EEXIST")) throw error;
	} finally {
		unlinkSync(draft);
	}
	return readFileSync(file, "utf8");
}

const hasCode = (error: unknown, code: string): boolean =>
	error instanceof Error && "code" in error && error.code === code;
