// `npm run tour`: every route for everybody who sees it differently, on a phone and on a desk, in both themes, in English
// and Korean; the pictures are in .cache/tour. `npm test` sees each route in one of these eight looks, which turns.
import { chromiumLine } from "../chromium/installed.ts";
import { runSteps } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";

export async function run(): Promise<number> {
	process.env.WHOLE = "1";
	process.env.PICTURES = "1";
	process.stdout.write(`     ${chromiumLine()}\n`);
	const { passed, failed } = await runSteps(
		[vitestStep("the whole tour", { projects: ["e2e"], paths: ["e2e/tour", "proof/rules.e2e.ts"] })],
		1,
	);
	process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
	return failed === 0 ? 0 : 1;
}
