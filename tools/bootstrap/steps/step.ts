// A step of a check: something that passes or fails, with a line for the person who waits and a count for the sum.
import type { Ran } from "./child.ts";

export type Outcome = {
	readonly passed: number;
	readonly failed: number;
	readonly output: string;
	/** What failed at first and passed by itself. */
	readonly unsteady?: readonly string[];
};

export type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

export type Tally = { readonly passed: number; readonly failed: number };

/** A program that passes or fails as one. */
export function staticStep(name: string, run: () => Promise<Ran>): Step {
	return {
		name,
		run: async () => {
			const { code, output } = await run();
			return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? "" : output };
		},
	};
}

const stillEveryMs = 20_000;
const shownLines = 200;

/** Runs the steps, `atOnce` at a time, in their order; a line for each when it ends and now and then while it runs. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<Tally> {
	const queue = [...steps];
	const tally = { passed: 0, failed: 0 };
	const worker = async (): Promise<void> => {
		for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
			const { passed, failed } = await runStep(step);
			tally.passed += passed;
			tally.failed += failed;
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
		if (outcome.failed > 0 || outcome.unsteady !== undefined)
			say(outcome.output.trimEnd().split("\n").slice(-shownLines).join("\n"));
		return outcome;
	} finally {
		clearInterval(still);
	}
}

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};
