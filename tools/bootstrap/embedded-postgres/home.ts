// Where the database's files live: in the data directory, or, where its account could not reach them there, in
// /var/lib/tessera with a link from the data directory. Touches nothing but these folders.
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { canPass, type Runner, runner } from "./runner.ts";
import { lineOf, startError } from "./start-error.ts";

export type ClusterHome = {
	/** Holds `server-<version>/` and `data/`. */
	readonly folder: string;
	/** Readable by the owner only: the port and the passwords. */
	readonly secretsFile: string;
	readonly logFile: string;
	readonly runner: Runner;
};

const elsewhere = "/var/lib/tessera";

/** Makes the folders of the database below the data directory. `say` hears when they lie elsewhere. */
export function homeFor(dataDir: string, say: (line: string) => void): ClusterHome {
	const base = resolve(dataDir);
	makeDataDir(base);
	const who = runner();
	return {
		folder: clusterFolder(base, { runner: who, say }),
		secretsFile: join(base, "postgres.json"),
		logFile: join(base, "postgres.log"),
		runner: who,
	};
}

/** Throws a StartError when the folder cannot be made or written. */
export function makeDataDir(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		throw startError(
			`The data directory ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to a folder that can.`,
		);
	}
}

function codeOf(error: unknown): string {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : lineOf(error);
}

function clusterFolder(base: string, how: { runner: Runner; say: (line: string) => void }): string {
	const wanted = join(base, "postgres");
	const link = lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(wanted) : undefined;
	if (link !== undefined) {
		mkdirSync(link, { recursive: true, mode: 0o711 });
		return link;
	}
	if (canPass(base, how.runner)) {
		mkdirSync(wanted, { recursive: true, mode: 0o711 });
		return wanted;
	}
	if (existsSync(join(wanted, "data"))) {
		throw startError(`The account that runs PostgreSQL cannot reach ${wanted}: let others pass the folders above it.`);
	}
	const folder = join(elsewhere, createHash("sha256").update(base).digest("hex").slice(0, 16));
	makeDataDir(folder);
	symlinkSync(folder, wanted);
	how.say(`The database's files are kept in ${folder}: its account cannot pass ${base}.`);
	return folder;
}
