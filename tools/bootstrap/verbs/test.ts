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

export async function run(): Promise<number> {
	const quick = await runSteps(staticSteps, 2);
	const slow = await runSteps(
		[
			vitestStep("tests of rules, components and the database", ["pure", "ui", "db"]),
			vitestStep("tests of starting and ending", ["process"]),
			build,
			vitestStep("journeys in a browser", ["e2e"]),
		],
		1,
	);
	const failed = quick.failed + slow.failed;
	process.stdout.write(`\n${quick.passed + slow.passed} passed, ${failed} failed\n`);
	return failed === 0 ? 0 : 1;
}
