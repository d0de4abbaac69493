// The demo logins' password: made once for an installation, kept in a file that only its owner reads.
import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Without what looks alike: 0 and o, 1, I and l. */
const capitals = "ABCDEFGHJKMNPQRSTUVWXYZ";
const letters = "abcdefghijkmnpqrstuvwxyz";
const digits = "23456789";

/** Reads the password, or makes it: easily typed, about 62 bits. A file without one, left by a crash, counts as none. */
export function demoPassword(file: string): string {
	const kept = read(file);
	if (kept !== "") return kept;
	const password = `${draw(capitals, 1)}${draw(letters, 6)}${draw(digits, 3)}${draw(letters, 4)}`;
	mkdirSync(dirname(file), { recursive: true });
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, `${password}\n`, { mode: 0o600 });
	renameSync(draft, file);
	return password;
}

function read(file: string): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
		throw error;
	}
}

function draw(from: string, count: number): string {
	return Array.from({ length: count }, () => from[randomInt(from.length)]).join("");
}
