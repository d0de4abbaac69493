// Writes what is derived: the index of the slot games by their folders; for each domain's calls, one hook an endpoint; for
// each slot's pay table, the gate's figures, the maths report and golden figures; a report of each instant game; the platforms npm left out of the
// lock. With --check it writes nothing and fails when a file is stale.
import { isStale, write } from "./file.ts";
import { gameFiles } from "./games.ts";

const checking = process.argv.includes("--check");

// First of all: what is derived from the games is reached through their index.
const indexes = gameFiles().filter(isStale);
if (!checking) for (const file of indexes) write(file);
const { derivedFiles } = await import("./derived.ts");
const stale = [...indexes, ...(await derivedFiles({ checking, anew: process.argv.includes("--anew") }))];
for (const file of stale) {
	if (!checking) write(file);
	process.stdout.write(checking ? `${file.path} is stale: run npm run gen\n` : `wrote ${file.path}\n`);
}
process.exitCode = checking && stale.length > 0 ? 1 : 0;
