// The demo logins' password: made once for an installation, kept in a file that only its owner reads.
import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const alphabet = "abcdefghijkmnpqrstuvwxyz";
const digits = "23456789";

/** Reads the password, or makes it: easily typed, about 62 bits. */
export function demoPassword(file: string): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
	}
	const password = `${draw(alphabet, 1).toUpperCase()}${draw(alphabet, 6)}${draw(digits, 3)}${draw(alphabet, 4)}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${password}\n`, { mode: 0o600 });
	return password;
}

function draw(letters: string, count: number): string {
	return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}
