// `npm test`: everything a change must pass, from types to journeys in a browser. Ends with the sum. `-- <domain>` and
// `-- --since <commit>` run what such a change can touch.
import { firstLoadBytes, tooLargeLine } from "../../build/first-load.ts";
import { budgetStep } from "../budget/step.ts";
import { chromiumLine } from "../chromium/installed.ts";
import { lineOf } from "../embedded-postgres/start-error.ts";
import { floorsStep } from "../floors/step.ts";
import { askedScope, readAsked } from "../scope.ts";
import { buildStale } from "../steps/build.ts";
import { staticSteps } from "../steps/static.ts";
import { runSteps, type Step, saySum, staticStep } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";
import { turnLine } from "../turn.ts";

const build: Step = staticStep("the build", {
	again: "npm start",
	run: async () => {
		try {
			await buildStale(() => undefined);
			return { code: 0, output: "" };
		} catch (error) {
			return { code: 1, output: lineOf(error) };
		}
	},
});

/** Bytes, not milliseconds: the same on every machine. */
const firstLoad: Step = staticStep("the first load is small enough", {
	again: "npm run bench -- first-load",
	run: async () => {
		const output = tooLargeLine(firstLoadBytes()) ?? "";
		return { code: output === "" ? 0 : 1, output };
	},
});

/**
 * A journey often waits: for the browser, for what moves, for the network. Each has a site of its own meanwhile, whose
 * draws and matches go on: on two cores a third site took longer than it saved, and its journeys ran out of time.
 */
const journeysAtOnce = 2;

/** Journeys that may fail beside others and pass alone (decision 006). */
const unsteadyAllowed = 2;

/** The longest first: the others run beside it, one after the other. */
const everything = (): readonly Step[] => [
	vitestStep("tests of the database", { projects: ["db"] }),
	vitestStep("tests of rules and components", { projects: ["pure", "ui"] }),
	...staticSteps,
	build,
	// It starts a small project of its own, most of whose time is waiting.
	vitestStep("tests of starting and ending", { projects: ["process"] }),
	floorsStep(),
];

/** The checks of the sources are always whole: they are quick, and a change is felt where nobody looked. */
function partOf(paths: readonly string[]): readonly Step[] {
	if (paths.length === 0) return staticSteps;
	return [
		vitestStep("tests of the database", { projects: ["db"], paths, mayBeNone: true }),
		vitestStep("tests of rules and components", { projects: ["pure", "ui"], paths, mayBeNone: true }),
		...staticSteps,
	];
}

export async function run(args: readonly string[]): Promise<number> {
	const asked = readAsked(args);
	if (typeof asked === "string") {
		process.stderr.write(`${asked}\n`);
		return 1;
	}
	process.stdout.write(`     ${turnLine()}\n`);
	const budget = budgetStep();
	const scope = askedScope(asked);
	const walks = scope === undefined || scope.journeys.length > 0;
	const steps = scope === undefined ? everything() : [...partOf(scope.folders), ...(walks ? [build] : [])];
	const first = await runSteps(steps, 2);
	if (!walks) return saySum([first, await runSteps([budget], 1)]);
	process.stdout.write(`     ${chromiumLine()}\n`);
	const journeys = vitestStep("journeys in a browser", {
		projects: ["e2e"],
		journeysAtOnce,
		again: unsteadyAllowed,
		...(scope === undefined ? {} : { paths: scope.journeys }),
	});
	return saySum([first, await runSteps([firstLoad, journeys, budget], 1)]);
}
