// What is derived from the product's own code: loaded after the index of the games, through which that code is reached.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Generated, isStale } from "./file.ts";
import { hooksOf } from "./hooks.ts";
import { completeLock } from "./lock.ts";
import { originalFiles } from "./originals.ts";
import { slotFiles, staleSlotFiles } from "./slots.ts";

/** The files that are stale; where it is only checked, those of the slots without their text. */
export async function derivedFiles(asked: {
	readonly checking: boolean;
	readonly anew: boolean;
}): Promise<readonly Generated[]> {
	const slots = asked.checking
		? staleSlotFiles().map((path) => ({ path, text: undefined }))
		: slotFiles(() => asked.anew).filter(isStale);
	return [...[...(await hookFiles(process.cwd())), lock(), ...originalFiles()].filter(isStale), ...slots];
}

/** A domain without calls has no file. */
async function hookFiles(root: string): Promise<readonly Generated[]> {
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
