// What a first visit to the home page takes by the site's build: the gzipped JavaScript of the entry and of the home page.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";

const chunk = z.object({
	file: z.string(),
	name: z.optional(z.string()),
	imports: z.optional(z.array(z.string())),
});
type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

const built = new URL("../../dist/site/", import.meta.url);

/** What the home page may take, in bytes of all scripts together. */
export const firstLoadBudgetBytes = 150 * 1024;

/** The entry, and the part that the home page brings in by itself, as the build's configuration names them. */
const homeParts = ["index.html", "every-page"] as const;

/** Files that the page names itself, outside the manifest. */
const plainScripts = ["boot.js"] as const;

/** Every script that the parts of these names need, each once. Throws when the manifest has no such part. */
export function scriptsOf(manifest: Manifest, names: readonly string[]): string[] {
	const seen = new Set<string>();
	const visit = (key: string): void => {
		const part = manifest[key];
		if (part === undefined) throw new Error(`the build has no part "${key}"`);
		if (seen.has(key)) return;
		seen.add(key);
		for (const needed of part.imports ?? []) visit(needed);
	};
	for (const name of names) visit(Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name);
	return [...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith(".js"));
}

/** Gzipped bytes, by the manifest of the site as it is built in dist/site. */
export function firstLoadBytes(): number {
	const text = readFileSync(new URL(".vite/manifest.json", built), "utf8");
	const manifest = z.parse(z.record(z.string(), chunk), JSON.parse(text));
	return [...scriptsOf(manifest, homeParts), ...plainScripts]
		.map((file) => gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length)
		.reduce((sum, size) => sum + size, 0);
}

/** One line for whoever made the first load too large; nothing while it fits. */
export function tooLargeLine(bytes: number): string | undefined {
	if (bytes <= firstLoadBudgetBytes) return undefined;
	return `The first load takes ${bytes} bytes of gzipped JavaScript; at most ${firstLoadBudgetBytes}. Load what no first screen needs as a part (lazyPart); \`npm run bench -- first-load\` lists the files.`;
}
