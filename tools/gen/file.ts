// A derived file: what it should say, whether it does, and how it is written.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** `text` is undefined where no file should be. */
export type Generated = { readonly path: string; readonly text: string | undefined };

/** What a domain derives from its own code; it names it in proof/derived.ts. */
export type Derived = {
	/** All files as they should be; `anew`: what is proven already is computed again. */
	readonly files: (how: { readonly anew: boolean }) => readonly Generated[];
	/** Paths that are stale, where that is known without computing all. */
	readonly stale?: () => readonly string[];
};

export const readIfThere = (path: string): string | undefined =>
	existsSync(path) ? readFileSync(path, "utf8") : undefined;

export const isStale = ({ path, text }: Generated): boolean => readIfThere(path) !== text;

export function write({ path, text }: Generated): void {
	rmSync(path, { force: true });
	if (text === undefined) return;
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
