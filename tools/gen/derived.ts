// What is derived from the product's own code: loaded after the index of the games, through which that code is reached.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadProofs } from "../proof.ts";
import { type Derived, type Generated, isStale } from "./file.ts";
import { type HookRoom, hooksOf } from "./hooks.ts";
import { completeLock } from "./lock.ts";
import { pathOf, type WordPlace, wordsOf } from "./words.ts";

const isDerived = (value: unknown): value is Derived =>
	typeof value === "object" && value !== null && "files" in value && typeof value.files === "function";

/** Of a checkout: this one, where none is named. */
export const loadDerived = async (root?: string): Promise<readonly Derived[]> =>
	(await loadProofs({ name: "derived", is: isDerived, ...(root === undefined ? {} : { root }) })).map(
		({ value }) => value,
	);

/** The files that are stale; where it is only checked, some without their text. */
export async function derivedFiles({
	checking,
	anew,
}: {
	readonly checking: boolean;
	readonly anew: boolean;
}): Promise<readonly Generated[]> {
	const own = (await loadDerived()).flatMap(({ files, stale }) =>
		checking && stale !== undefined
			? stale().map((path) => ({ path, text: undefined }))
			: files({ anew }).filter(isStale),
	);
	return [...[...(await hookFiles(process.cwd())), words(process.cwd()), lock()].filter(isStale), ...own];
}

/** A domain without calls has no file. */
async function hookFiles(root: string): Promise<readonly Generated[]> {
	const names = readdirSync(join(root, "domains")).sort();
	const written = names.map(async (domain) => {
		const contract = join(root, "domains", domain, "contract", "index.ts");
		const exported: unknown = existsSync(contract) ? await import(pathToFileURL(contract).href) : {};
		const rooms = hookRooms.filter((room) => existsSync(join(root, "domains", domain, room)));
		return hookRooms.map((room) => ({
			path: join("domains", domain, room, "calls.gen.ts"),
			text: rooms.includes(room) ? hooksOf(exported, rooms.length > 1 ? [room] : hookRooms) : undefined,
		}));
	});
	return (await Promise.all(written)).flat();
}

const hookRooms: readonly HookRoom[] = ["ui", "console"];

function words(root: string): Generated {
	const places = readdirSync(join(root, "domains"))
		.flatMap((domain): readonly WordPlace[] => hookRooms.map((room) => ({ domain, room })))
		.filter((place) => existsSync(join(root, pathOf(place, "en"))));
	return { path: "e2e/words.gen.ts", text: wordsOf(places) };
}

function lock(): Generated {
	const path = "package-lock.json";
	return { path, text: completeLock(readFileSync(path, "utf8")) };
}
