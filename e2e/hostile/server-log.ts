// What the server has written: its bugs, and secrets that must not stand there.
import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { ownSite } from "../site.ts";

const line = z.object({ level: z.number(), msg: z.string() });
const errorLevel = 50;

export function serverSaid(): { readonly bugs: readonly string[] } {
	const bugs = readLines().filter((text) => {
		const parsed = z.safeParse(line, parse(text));
		return parsed.success && parsed.data.level >= errorLevel;
	});
	return { bugs };
}

/** Lines that hold one of the secrets. */
export const keptSecret = (secrets: readonly string[]): readonly string[] =>
	readLines().filter((text) => secrets.some((secret) => secret !== "" && text.includes(secret)));

const readLines = (): readonly string[] => readFileSync(ownSite().logFile, "utf8").split("\n");

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
