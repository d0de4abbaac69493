// Notices that whoever started us through npm has gone: npm does not always tell its children.
import { readFileSync } from "node:fs";
import { birthOf, commandOf, isAlive } from "./embedded-postgres/processes.ts";

const lookEveryMs = 500;

/** Calls `gone` once when npm, or the shell between, has ended. Does nothing when npm did not start us. */
export function watchParents(gone: () => void): () => void {
	if (process.env.npm_lifecycle_event === undefined || process.platform !== "linux") return () => undefined;
	const parents = parentChain().map((pid) => ({ pid, birth: birthOf(pid) }));
	const looking = setInterval(() => {
		if (parents.every(({ pid, birth }) => isAlive(pid) && birthOf(pid) === birth)) return;
		clearInterval(looking);
		gone();
	}, lookEveryMs);
	looking.unref();
	return () => clearInterval(looking);
}

/** Our parent, and the one above it when the parent is only npm's shell. */
function parentChain(): number[] {
	const parent = process.ppid;
	if (!/^\S*sh /.test(commandOf(parent))) return [parent];
	return [parent, parentOf(parent)].filter((pid) => pid > 1);
}

function parentOf(pid: number): number {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}
