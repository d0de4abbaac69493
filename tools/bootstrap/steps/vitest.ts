// Runs projects of the test runner and counts from its report, not from its prose.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import * as z from "zod/mini";
import { runNode } from "./child.ts";
import { failureLine, type Outcome, type Step } from "./step.ts";

const test = z.object({ fullName: z.string(), status: z.string() });
const report = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(test) })),
});

export type Report = z.output<typeof report>;

type Chosen = {
	readonly projects: readonly string[];
	/** How many journeys walk at the same time: one, where nothing is said. */
	readonly journeysAtOnce?: number;
	/** Only files whose path holds one of these. */
	readonly paths?: readonly string[];
	/** Files that none of the projects has are no failure: a folder may have no tests of a kind. */
	readonly mayBeNone?: boolean;
	/** Of tests that fail, up to so many are run again by themselves; which passed then is told (decision 006). */
	readonly again?: number;
};

/** One step over the named projects, or over some of their files. A run that finds none fails. */
export function vitestStep(name: string, chosen: Chosen): Step {
	return { name, run: () => runProjects(chosen) };
}

async function runProjects(chosen: Chosen): Promise<Outcome> {
	const none = chosen.mayBeNone === true ? ["--passWithNoTests"] : [];
	const first = await runTests(chosen, [...(chosen.paths ?? []), ...none]);
	const failures = failuresOf(first);
	if (failures.length === 0 || failures.length > (chosen.again ?? 0)) return outcomeOf(first);
	const files = [...new Set(failures.map(({ file }) => file))];
	const second = await runTests({ projects: chosen.projects }, [...files, "--testNamePattern", patternOf(failures)]);
	return outcomeOfTwo({ first, second, failures });
}

async function runTests({ projects, journeysAtOnce = 1 }: Chosen, which: readonly string[]): Promise<Ran> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-report-"));
	const file = join(folder, "report.json");
	try {
		const named = projects.flatMap((project) => ["--project", project]);
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
		const { code, output } = await runNode(
			["node_modules/vitest/vitest.mjs", "run", ...which, ...named, ...reporters],
			{
				env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, JOURNEYS_AT_ONCE: String(journeysAtOnce) },
			},
		);
		return { code, output, report: readReport(file) };
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

type Ran = { readonly code: number; readonly output: string; readonly report: Report | undefined };

/** A file that could not be run counts as one failure, and so does a run that failed for no reason the report names. */
export function outcomeOf({ code, output, report: told }: Ran): Outcome {
	const passed = told?.numPassedTests ?? 0;
	const failed = (told?.numFailedTests ?? 0) + (told === undefined ? 0 : brokenFiles(told).length);
	const broken = told === undefined ? [] : brokenFiles(told).map((file) => lineOf({ file, fullName: aroundTests }));
	const failures = [...failedIn(told).map(lineOf), ...broken, ...errorsOutside(output)].slice(0, mostNamed);
	return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output, failures };
}

const mostNamed = 40;

/** Of a file that failed although none of its tests did. */
const aroundTests = "around its tests";

/** Where it failed, and the command that runs it by itself. */
function lineOf({ file, fullName }: Failure): string {
	const path = relative(process.cwd(), file);
	const kind = /\.(db|ui|process|e2e)\.(?:test\.)?tsx?$/.exec(path)?.[1] ?? "pure";
	const only = fullName === aroundTests ? "" : ` -t ${shellWord(patternPart(fullName))}`;
	return failureLine(`${path}: ${fullName}`, { again: `npx vitest run --project ${kind} ${path}${only}` });
}

const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Errors that no test awaits fail a run, although all of its tests pass: what they say, and in which file. */
const errorsOutside = (output: string): readonly string[] =>
	[
		...output.matchAll(/ (Uncaught Exception|Unhandled Rejection) [^\n]*\n([^\n]*)[\s\S]*?originated in "([^"]*)"/g),
	].map(([, kind, said, file]) => `${file}: ${kind}: ${said}`);

/** Files that failed although none of their tests did: they could not be read, or what stands around their tests failed. */
const brokenFiles = (told: Report): readonly string[] =>
	told.testResults
		.filter((file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"))
		.map(({ name }) => name);

type Failure = { readonly file: string; readonly fullName: string };

/** The tests that failed; none where something else went wrong as well, which a second run would hide. */
export function failuresOf({ output, report: told }: Ran): readonly Failure[] {
	return told === undefined || brokenFiles(told).length > 0 || output.includes("Unhandled Error") ? [] : failedIn(told);
}

const failedIn = (told: Report | undefined): readonly Failure[] =>
	(told?.testResults ?? []).flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === "failed")
			.map(({ fullName }) => ({ file: name, fullName: fullName.trim() })),
	);

const patternOf = (failures: readonly Failure[]): string =>
	failures.map(({ fullName }) => `^${patternPart(fullName)}$`).join("|");

const patternPart = (fullName: string): string => fullName.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Passed the second time counts as passed and is named; whatever did not run again, or failed again, has failed. */
export function outcomeOfTwo(both: {
	readonly first: Ran;
	readonly second: Ran;
	readonly failures: readonly Failure[];
}): Outcome {
	const { first, second, failures } = both;
	const again = outcomeOf(second);
	const failed = Math.max(again.failed, failures.length - again.passed);
	const output = `${first.output}\n${again.output}`;
	const passed = outcomeOf(first).passed + failures.length - failed;
	if (failed > 0) return { passed, failed, output, failures: failures.map(lineOf) };
	return { passed, failed, output, unsteady: failures.map(({ fullName }) => fullName) };
}
