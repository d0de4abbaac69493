// How the site does in Lighthouse on a simulated phone: the four scores of each page. The audits that lose points are named.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { chromiumLine, chromiumProgram } from "../tools/bootstrap/chromium/installed.ts";
import { report, say } from "./report.ts";
import type { Served } from "./served.ts";

const run = promisify(execFile);
const lighthouse = fileURLToPath(new URL("../node_modules/lighthouse/cli/index.js", import.meta.url));

const pages = ["/index", "/rng", "/promotions", "/help"] as const;

/** What each must reach. */
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;

const answer = z.object({
	categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
	audits: z.record(
		z.string(),
		z.object({ title: z.string(), score: z.nullable(z.number()), displayValue: z.optional(z.string()) }),
	),
});

export async function measureLighthouse({ port }: Served): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-lighthouse-"));
	say(chromiumLine());
	try {
		for (const page of pages) await measurePage(page, { port, folder });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measurePage(page: string, { port, folder }: { port: number; folder: string }): Promise<void> {
	const output = join(folder, "report.json");
	const program = chromiumProgram();
	const flags = [
		"--quiet",
		"--output=json",
		`--output-path=${output}`,
		"--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
	];
	await run(process.execPath, [lighthouse, `http://127.0.0.1:${port}${page}`, ...flags], {
		env: { ...process.env, ...program.env, CHROME_PATH: program.path, TMPDIR: folder },
	});
	const { categories, audits } = z.parse(answer, JSON.parse(readFileSync(output, "utf8")));
	for (const [name, floor] of Object.entries(least)) {
		const value = Math.round((categories[name]?.score ?? 0) * 100);
		report({ name: `site.lighthouse${page.replace("/", ".")}.${name}`, value, unit: "1", least: floor });
	}
	for (const { title, score, displayValue = "" } of Object.values(audits)) {
		if (score !== null && score < 0.9) say(`${page}, ${title}: ${score} ${displayValue}`);
	}
}
