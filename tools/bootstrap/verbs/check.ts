// `npm run check`: what a change must pass before anything runs for real. Under a minute.

import { staticSteps } from "../steps/static.ts";
import { runSteps } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";

export async function run(): Promise<number> {
	const { passed, failed } = await runSteps(
		[vitestStep("tests of pure rules", { projects: ["pure"] }), ...staticSteps],
		2,
	);
	process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
	return failed === 0 ? 0 : 1;
}
