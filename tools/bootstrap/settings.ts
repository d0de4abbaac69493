// What the environment asks for: PORT, HOST, DATA_DIR, DATABASE_URL. Parsed once, refused in one line.
import { resolve } from "node:path";
import { startError } from "./embedded-postgres/index.ts";

export type Settings = {
	readonly port: number;
	/** The address to listen on; every one when it is "0.0.0.0". */
	readonly host: string;
	/** An absolute path. */
	readonly dataDir: string;
	/** Undefined: the embedded PostgreSQL. */
	readonly databaseUrl: string | undefined;
};

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
	return {
		port: readPort(env.PORT),
		host: given(env.HOST) ?? "0.0.0.0",
		dataDir: resolve(given(env.DATA_DIR) ?? ".data"),
		databaseUrl: readDatabaseUrl(given(env.DATABASE_URL)),
	};
}

const given = (text: string | undefined): string | undefined => (text === "" ? undefined : text);

function readPort(text: string | undefined): number {
	const port = Number(given(text) ?? "4000");
	if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
	throw startError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
	if (text === undefined || /^postgres(?:ql)?:\/\//.test(text)) return text;
	throw startError("DATABASE_URL must look like postgres://user:password@host:5432/database.");
}
