// The database of a verb: the operator's own (DATABASE_URL), or the embedded one.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { homeFor, startError, startPostgres } from "./embedded-postgres/index.ts";
import type { Settings } from "./settings.ts";

/** How a database is stopped; does nothing to one that is not ours. */
export type VerbDatabase = {
	readonly url: string;
	/** Only of the embedded one. */
	readonly adminUrl?: string;
	stop(): Promise<void>;
};

export async function openVerbDatabase(settings: Settings, say: (line: string) => void): Promise<VerbDatabase> {
	if (settings.databaseUrl !== undefined) return proveDatabase(settings.databaseUrl);
	return startPostgres(homeFor(settings.dataDir, say), { durability: "durable", say });
}

const patienceMs = 10_000;

/** Waits up to ten seconds for a server that may still be starting; then says in one line what is wrong. */
export async function proveDatabase(url: string): Promise<VerbDatabase> {
	let reason = "";
	for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(250)) {
		const failure = await tryOnce(url, end - Date.now());
		if (failure === undefined) return { url, stop: async () => undefined };
		reason = failure.line;
		if (failure.final) break;
	}
	throw startError(`The database of DATABASE_URL (${placeOf(url)}) does not answer: ${reason}`);
}

type Failure = { readonly line: string; readonly final: boolean };

async function tryOnce(url: string, withinMs: number): Promise<Failure | undefined> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: Math.max(250, withinMs) });
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("select 1");
		return undefined;
	} catch (error) {
		return failureOf(error);
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** A wrong password or a missing database does not mend itself; a server that starts (57P03) or is away may. */
function failureOf(error: unknown): Failure {
	const first = error instanceof AggregateError ? error.errors[0] : error;
	if (!(first instanceof Error)) return { line: String(first), final: false };
	const code = "code" in first ? String(first.code) : "";
	return { line: first.message || code, final: /^(?:28|3D|42)/.test(code) };
}

/** Host, port and database without the password. */
function placeOf(url: string): string {
	try {
		const { host, pathname } = new URL(url);
		return `${host}${pathname}`;
	} catch {
		return "not a URL";
	}
}
