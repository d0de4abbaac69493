// Writes what is derived from the contracts: for each domain's calls, one hook an endpoint; for each slot's pay table,
// the gate's figures and the maths report; a report of each instant game; the platforms npm left out of the lock. With --check it writes nothing and fails when a file is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { hooksOf } from "./hooks.ts";
import { completeLock } from "./lock.ts";
import { originalFiles } from "./originals.ts";
import { slotFiles, staleSlotFiles } from "./slots.ts";

type Generated = { readonly path: string; readonly text: string | undefined };

async function generate(root: string): Promise<readonly Generated[]> {
	const names = readdirSync(join(root, "domains")).sort();
	return Promise.all(
		names.map(async (domain) => {
			const contract = join(root, "domains", domain, "contract", "index.ts");
			const exported: unknown = existsSync(contract) ? await import(pathToFileURL(contract).href) : {};
			return { path: join("domains", domain, "ui", "calls.gen.ts"), text: hooksOf(exported) };
		}),
	);
}

function lock(): Generated {
	const path = "package-lock.json";
	return { path, text: completeLock(readFileSync(path, "utf8")) };
}

/** A domain without calls has no file. */
function isStale({ path, text }: Generated): boolean {
	const present = existsSync(path) ? readFileSync(path, "utf8") : undefined;
	return present !== text;
}

function write({ path, text }: Generated): void {
	rmSync(path, { force: true });
	if (text === undefined) return;
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

const checking = process.argv.includes("--check");
const slots = checking
	? staleSlotFiles().map((path) => ({ path, text: undefined }))
	: slotFiles(() => process.argv.includes("--anew")).filter(isStale);
const stale = [...[...(await generate(process.cwd())), lock(), ...originalFiles()].filter(isStale), ...slots];
for (const file of stale) {
	if (!checking) write(file);
	process.stdout.write(checking ? `${file.path} is stale: run npm run gen\n` : `wrote ${file.path}\n`);
}
process.exitCode = checking && stale.length > 0 ? 1 : 0;
