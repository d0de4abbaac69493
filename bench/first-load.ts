// What a first visit to the home page takes: its gzipped JavaScript, counted by the build's manifest and in a real browser.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { homeScripts, type Script } from "./home-scripts.ts";
import { report, say } from "./report.ts";
import type { Served } from "./served.ts";

const chunk = z.object({
	file: z.string(),
	name: z.optional(z.string()),
	imports: z.optional(z.array(z.string())),
});
type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

const built = new URL("../dist/site/", import.meta.url);

/** What the home page may take, of all scripts together. */
const budgetBytes = 150 * 1024;

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

export async function measureFirstLoad(site: Served): Promise<void> {
	const text = readFileSync(new URL(".vite/manifest.json", built), "utf8");
	const manifest = z.parse(z.record(z.string(), chunk), JSON.parse(text));
	const files = [...scriptsOf(manifest, homeParts), ...plainScripts];
	const sizes = files.map((file) => gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length);
	const value = sizes.reduce((sum, size) => sum + size, 0);
	report({ name: "site.first-load.manifest", unit: "B", ...withinBudget(value) });
	const scripts = await homeScripts(site);
	for (const { path, gzipBytes } of scripts) say(`  ${path} ${gzipBytes}`);
	report({ name: "site.first-load.browser", unit: "B", ...withinBudget(sumOf(scripts, "gzipBytes")) });
	report({ name: "site.first-load.browser-as-sent", value: sumOf(scripts, "sentBytes"), unit: "B" });
}

const withinBudget = (value: number) => ({
	value,
	ratio: value / budgetBytes,
	against: "150 KB of gzipped JavaScript",
	most: 1,
});

const sumOf = (scripts: readonly Script[], what: "gzipBytes" | "sentBytes"): number =>
	scripts.reduce((sum, script) => sum + script[what], 0);
