// The passwords and the port of the embedded server, in a file that only its owner reads.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

export type Secrets = {
	/** Of the role `postgres`, which owns the cluster. */
	readonly adminPassword: string;
	/** Of the role `tessera`, which owns the product's database and is no superuser. */
	readonly password: string;
	/** The port of the last start, taken again when it is free; 0 before the first. */
	readonly port: number;
};

export function loadSecrets(file: string): Secrets {
	if (existsSync(file)) {
		const { adminPassword, password, port } = JSON.parse(readFileSync(file, "utf8"));
		return { adminPassword: String(adminPassword), password: String(password), port: Number(port) };
	}
	const secrets = { adminPassword: word(), password: word(), port: 0 };
	saveSecrets(file, secrets);
	return secrets;
}

/** Replaces the file at once, so that a crash leaves the old one or the new one. */
export function saveSecrets(file: string, secrets: Secrets): void {
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, `${JSON.stringify(secrets)}\n`, { mode: 0o600 });
	renameSync(draft, file);
}

const word = (): string => randomBytes(24).toString("base64url");
