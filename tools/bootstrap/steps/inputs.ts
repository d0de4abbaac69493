// What a build is made from, as one digest over the paths and contents of its files. Tests are no input.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Takes files and folders; one `*` stands for every folder at its place. A path that is not there counts as nothing. */
export function digestOf(inputs: readonly string[]): string {
	const hash = createHash("sha256");
	for (const path of inputs.flatMap(expand).flatMap(filesBelow)) hash.update(`${path}\0`).update(readFileSync(path));
	return hash.digest("hex");
}

function expand(pattern: string): string[] {
	const [before, after] = pattern.split("/*/");
	if (before === undefined || after === undefined) return [pattern];
	if (!existsSync(before)) return [];
	return readdirSync(before)
		.sort()
		.map((name) => join(before, name, after));
}

const noInput = /\.(?:db\.|ui\.|process\.)?test\.tsx?$|\.md$|\.sql$|\.timestamp-/;

function filesBelow(path: string): string[] {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (stat === undefined || noInput.test(path)) return [];
	if (!stat.isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesBelow(join(path, name)));
}
