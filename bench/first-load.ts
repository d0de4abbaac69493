// What a first visit to the home page takes: its gzipped JavaScript, counted by the build's manifest and in a real browser.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { homeScripts, type Script } from "./home-scripts.ts";
import { report, say } from "./report.ts";
import type { Served } from "./served.ts";

const chunk = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) });
type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>;

const built = new URL("../dist/site/", import.meta.url);

/** What the home page may take, of all scripts together. */
const budgetBytes = 150 * 1024;

/** The entry, and the parts that the home page brings in by itself. */
const homeParts = ["index.html", "../../domains/games/ui/home/home-rows.tsx"] as const;

/** Files that the page names itself, outside the manifest. */
const plainScripts = ["boot.js"] as const;

/** Every script that the entries need, each once. A name that the manifest lacks is left out. */
export function scriptsOf(manifest: Manifest, entries: readonly string[]): string[] {
	const seen = new Set<string>();
	const visit = (name: string): void => {
		if (seen.has(name) || manifest[name] === undefined) return;
		seen.add(name);
		for (const needed of manifest[name].imports ?? []) visit(needed);
	};
	entries.forEach(visit);
	return [...seen].flatMap((name) => {
		const file = manifest[name]?.file ?? "";
		return file.endsWith(".js") ? [file] : [];
	});
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
