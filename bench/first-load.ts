// What a first visit to the home page takes: its gzipped JavaScript, counted by the build's manifest and in a real browser.
import { firstLoadBudgetBytes as budgetBytes, firstLoadBytes } from "../tools/build/first-load.ts";
import { homeScripts, type Script } from "./home-scripts.ts";
import { report, say } from "./report.ts";
import type { Served } from "./served.ts";

export async function measureFirstLoad(site: Served): Promise<void> {
	report({ name: "site.first-load.manifest", unit: "B", ...withinBudget(firstLoadBytes()) });
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
