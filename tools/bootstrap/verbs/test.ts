// `npm test`: everything a change must pass, from types to journeys in a browser. Ends with the sum.
import { chromiumLine } from "../chromium/installed.ts";
import { lineOf } from "../embedded-postgres/start-error.ts";
import { buildStale } from "../steps/build.ts";
import { staticSteps } from "../steps/static.ts";
import { runSteps, type Step, saySum, staticStep } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";

const build: Step = staticStep("the build", async () => {
	try {
		await buildStale(() => undefined);
		return { code: 0, output: "" };
	} catch (error) {
		return { code: 1, output: lineOf(error) };
	}
});

/** A journey often waits: for the browser, for what moves, for the network. Each has a site of its own meanwhile. */
const journeysAtOnce = 3;

/** Journeys that may fail beside others and pass alone (decision 006). */
const unsteadyAllowed = 2;

/** The longest first: the others run beside it, one after the other. */
const quick: readonly Step[] = [
	vitestStep("tests of the database", { projects: ["db"] }),
	vitestStep("tests of rules and components", { projects: ["pure", "ui"] }),
	...staticSteps,
	build,
	// It starts a small project of its own, most of whose time is waiting.
	vitestStep("tests of starting and ending", { projects: ["process"] }),
];

export async function run(): Promise<number> {
	const first = await runSteps(quick, 2);
	process.stdout.write(`     ${chromiumLine()}\n`);
	const journeys = vitestStep("journeys in a browser", { projects: ["e2e"], journeysAtOnce, again: unsteadyAllowed });
	return saySum([first, await runSteps([journeys], 1)]);
}
