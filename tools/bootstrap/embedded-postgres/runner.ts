// Under which account the database server runs: PostgreSQL refuses root, so root hands it to one without rights.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { startError } from "./start-error.ts";

/** Undefined: the server runs as whoever started us. */
export type Runner = { readonly uid: number; readonly gid: number } | undefined;

export function runner(): Runner {
	if (process.getuid?.() !== 0) return undefined;
	const accounts = readFileSync("/etc/passwd", "utf8")
		.split("\n")
		.map((line) => line.split(":"));
	for (const wanted of ["nobody", "postgres", "daemon"]) {
		const account = accounts.find(([name]) => name === wanted);
		const [uid, gid] = [Number(account?.[2]), Number(account?.[3])];
		if (uid > 0 && gid > 0) return { uid, gid };
	}
	throw startError("PostgreSQL does not run as root, and /etc/passwd has no account nobody to run it as.");
}

/** Whether the runner can pass through the folder, asked of the system itself. */
export function canPass(folder: string, who: Runner): boolean {
	if (who === undefined) return true;
	return spawnSync("test", ["-x", folder], { ...who, cwd: "/", stdio: "ignore" }).status === 0;
}
