// Makes the cluster's files once, complete or not at all. Does not run the server.
import { spawnSync } from "node:child_process";
import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { ClusterHome } from "./home.ts";
import { startError } from "./start-error.ts";

/** The data folder of the cluster; true when it has just been made. */
export type Cluster = { readonly dataFolder: string; readonly fresh: boolean };

export function prepareCluster(home: ClusterHome, binaries: Binaries, adminPassword: string): Cluster {
	const dataFolder = join(home.folder, "data");
	if (existsSync(dataFolder)) {
		const made = Number.parseInt(readFileSync(join(dataFolder, "PG_VERSION"), "utf8"), 10);
		if (made === binaries.major) return { dataFolder, fresh: false };
		throw startError(
			`${dataFolder} was made by PostgreSQL ${made}, the installed one is ${binaries.major}: export it with the old version first.`,
		);
	}
	// Initialised under another name: a folder that is called data is whole.
	const draft = mkdtempSync(join(home.folder, "draft-"));
	try {
		initialise({ home, initdb: binaries.initdb, draft, adminPassword });
		renameSync(join(draft, "data"), dataFolder);
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
	return { dataFolder, fresh: true };
}

type Initialisation = { home: ClusterHome; initdb: string; draft: string; adminPassword: string };

function initialise({ home, initdb, draft, adminPassword }: Initialisation): void {
	const data = join(draft, "data");
	const passwordFile = join(draft, "password");
	mkdirSync(data, { mode: 0o700 });
	writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
	if (home.runner !== undefined) {
		for (const path of [draft, data, passwordFile]) chownSync(path, home.runner.uid, home.runner.gid);
	}
	const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C", "--builtin-locale=C.UTF-8"];
	const access = ["--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
	const made = spawnSync(initdb, [`--pgdata=${data}`, ...locale, ...access, "--no-instructions"], {
		...home.runner,
		cwd: "/",
		env: { PATH: process.env.PATH, LC_ALL: "C" },
		encoding: "utf8",
	});
	if (made.status === 0) return;
	const reason = (made.error?.message ?? made.stderr).trim().split("\n").at(-1);
	throw startError(`PostgreSQL could not make its files in ${home.folder}: ${reason}`);
}
