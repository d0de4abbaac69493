// `npm test`: everything a change must pass, from types to journeys in a browser. Ends with the sum.
import { lineOf } from "../embedded-postgres/start-error.ts";
import { buildStale } from "../steps/build.ts";
import { staticSteps } from "../steps/static.ts";
import { runSteps, type Step, staticStep } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";

const build: Step = staticStep("the build", async () => {
	try {
		await buildStale(() => undefined);
		return { code: 0, output: "" };
	} catch (error) {
		return { code: 1, output: lineOf(error) };
	}
});

/** A journey mostly waits: for the browser, for what moves, for the network. Each part has a server of its own. */
const parts = 3;
const journeys = Array.from({ length: parts }, (_, part) =>
	vitestStep(`journeys in a browser, part ${part + 1} of ${parts}`, {
		projects: ["e2e"],
		shard: `${part + 1}/${parts}`,
	}),
);

export async function run(): Promise<number> {
	const quick = await runSteps(staticSteps, 2);
	const slow = await runSteps(
		[
			vitestStep("tests of rules, components and the database", { projects: ["pure", "ui", "db"] }),
			vitestStep("tests of starting and ending", { projects: ["process"] }),
			build,
		],
		1,
	);
	const walked = await runSteps(journeys, journeys.length);
	const tallies = [quick, slow, walked];
	const failed = tallies.reduce((sum, part) => sum + part.failed, 0);
	process.stdout.write(`\n${tallies.reduce((sum, part) => sum + part.passed, 0)} passed, ${failed} failed\n`);
	return failed === 0 ? 0 : 1;
}
