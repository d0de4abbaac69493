// `npm run check`: what a change must pass before anything runs for real. Under a minute.

import { staticSteps } from "../steps/static.ts";
import { runSteps, saySum } from "../steps/step.ts";
import { vitestStep } from "../steps/vitest.ts";

export async function run(): Promise<number> {
	return saySum([await runSteps([vitestStep("tests of pure rules", { projects: ["pure"] }), ...staticSteps], 2)]);
}
