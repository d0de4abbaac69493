// How much of the processor processes have used, with all that they have started. Knows no test and no budget.
import { readdirSync, readFileSync } from "node:fs";

/** What one process has used itself, and what those of its children had used that have ended, in milliseconds. */
type Used = { readonly parent: number; readonly milliseconds: number };

/** Linux counts in hundredths of a second, whatever its own clock ticks in. */
const tickMilliseconds = 10;

/** Milliseconds of these processes and everything below them; undefined where the system does not say (no /proc). */
export function usedBy(roots: readonly number[]): number | undefined {
	const all = readAll();
	return all.size === 0 ? undefined : sumBelow(roots, all);
}

/** A process is counted once, also where one root stands below another. */
export function sumBelow(roots: readonly number[], all: ReadonlyMap<number, Used>): number {
	const below = new Map<number, number[]>();
	for (const [pid, { parent }] of all) below.set(parent, [...(below.get(parent) ?? []), pid]);
	const counted = new Set<number>();
	const queue = [...roots];
	let sum = 0;
	for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
		if (counted.has(pid)) continue;
		counted.add(pid);
		sum += all.get(pid)?.milliseconds ?? 0;
		queue.push(...(below.get(pid) ?? []));
	}
	return sum;
}

function readAll(): ReadonlyMap<number, Used> {
	const all = new Map<number, Used>();
	for (const name of numbersIn("/proc")) {
		const used = readOne(name);
		if (used !== undefined) all.set(Number(name), used);
	}
	return all;
}

function numbersIn(folder: string): readonly string[] {
	try {
		return readdirSync(folder).filter((name) => /^\d+$/.test(name));
	} catch {
		return [];
	}
}

/** The fields that follow the name, which may itself hold spaces and brackets: state, parent, …, four counts of ticks. */
function readOne(pid: string): Used | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
		return { parent: Number(fields[1]), milliseconds: ticks * tickMilliseconds };
	} catch {
		// It has ended meanwhile.
		return undefined;
	}
}
