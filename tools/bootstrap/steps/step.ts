// A step of a check: something that passes or fails, with a line for the person who waits and a count for the sum.
import type { Ran } from "./child.ts";

export type Outcome = {
	readonly passed: number;
	readonly failed: number;
	readonly output: string;
	/** What failed, a line each: said once more at the very end, where whoever reads only that finds it. */
	readonly failures?: readonly string[];
	/** What failed at first and passed by itself. */
	readonly unsteady?: readonly string[];
};

export type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

export type Tally = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

type Program = {
	readonly run: () => Promise<Ran>;
	/** The command that mends what is wrong, or says it again. */
	readonly again: string;
};

/** A program that passes or fails as one. */
export function staticStep(name: string, { run, again }: Program): Step {
	return {
		name,
		run: async () => {
			const { code, output } = await run();
			if (code === 0) return { passed: 1, failed: 0, output: "" };
			return { passed: 0, failed: 1, output, failures: [failureLine(name, { again })] };
		},
	};
}

/** What failed, and below it what to type. */
export const failureLine = (what: string, { again }: { readonly again: string }): string => `${what}\n       ${again}`;

const stillEveryMs = 20_000;
const shownLines = 200;
const shownColumns = 400;

/** Runs the steps, `atOnce` at a time, in their order; a line for each when it ends and now and then while it runs. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Tally> {
	const queue = [...steps];
	const failures: string[] = [];
	const tally = { passed: 0, failed: 0, failures };
	const worker = async (): Promise<void> => {
		for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
			const outcome = await runStep(step);
			tally.passed += outcome.passed;
			tally.failed += outcome.failed;
			if (outcome.failed > 0) failures.push(...(outcome.failures?.length ? outcome.failures : [step.name]));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return tally;
}

async function runStep(step: Step): Promise<Outcome> {
	const start = performance.now();
	const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
	const still = setInterval(() => say(`     ${step.name} is still running, ${seconds()}`), stillEveryMs);
	try {
		const outcome = await step.run();
		const sum = outcome.passed + outcome.failed;
		const counts = sum > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : "";
		say(`${outcome.failed === 0 ? "ok  " : "FAIL"} ${step.name}${counts}, ${seconds()}`);
		if (outcome.unsteady !== undefined) {
			say("     unsteady, passed when run again by itself; find the cause and mend it. What was seen:");
			for (const name of outcome.unsteady) say(`     ${name}`);
		}
		if (outcome.failed > 0 || outcome.unsteady !== undefined) say(tailOf(outcome.output));
		return outcome;
	} finally {
		clearInterval(still);
	}
}

/** The end of what a program printed; a line that holds a whole object is cut. */
const tailOf = (output: string): string =>
	output
		.trimEnd()
		.split("\n")
		.slice(-shownLines)
		.map((line) => line.slice(0, shownColumns))
		.join("\n");

/** What failed, then the sum; the code that the program ends with. */
export function saySum(tallies: readonly Tally[]): number {
	const [passed, failed] = [sumOf(tallies, "passed"), sumOf(tallies, "failed")];
	const failures = tallies.flatMap((tally) => tally.failures);
	if (failures.length > 0) say(`\nfailed:\n${failures.map((failure) => `     ${failure}`).join("\n")}`);
	say(`\n${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

const sumOf = (tallies: readonly Tally[], what: "passed" | "failed"): number =>
	tallies.reduce((sum, tally) => sum + tally[what], 0);

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};
