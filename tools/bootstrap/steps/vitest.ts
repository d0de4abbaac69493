// Runs projects of the test runner and counts from its report, not from its prose.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { runNode } from "./child.ts";
import type { Outcome, Step } from "./step.ts";

const report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

export type Report = z.output<typeof report>;

type Chosen = {
	readonly projects: readonly string[];
	/** How many journeys walk at the same time: one, where nothing is said. */
	readonly journeysAtOnce?: number;
	/** Only files whose path holds this. */
	readonly path?: string;
};

/** One step over the named projects, or over some of their files. A run that finds none fails. */
export function vitestStep(name: string, chosen: Chosen): Step {
	return { name, run: () => runProjects(chosen) };
}

async function runProjects({ projects, journeysAtOnce = 1, path }: Chosen): Promise<Outcome> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-report-"));
	const file = join(folder, "report.json");
	try {
		const named = projects.flatMap((project) => ["--project", project]);
		const chosen = [...(path === undefined ? [] : [path]), ...named];
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
		const { code, output } = await runNode(["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters], {
			env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, JOURNEYS_AT_ONCE: String(journeysAtOnce) },
		});
		return outcomeOf({ code, output, report: readReport(file) });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function readReport(file: string): Report | undefined {
	try {
		return z.parse(report, JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return undefined;
	}
}

/** A file that could not be run counts as one failure, and so does a run that failed for no reason the report names. */
export function outcomeOf(ran: { code: number; output: string; report: Report | undefined }): Outcome {
	const { code, output, report: told } = ran;
	const passed = told?.numPassedTests ?? 0;
	const broken = told?.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
	const failed = (told?.numFailedTests ?? 0) + (broken?.length ?? 0);
	return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}
