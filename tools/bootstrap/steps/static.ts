// The checks that read the sources and run nothing of the product.
import { runNode } from "./child.ts";
import { type Step, staticStep } from "./step.ts";

const program = (name: string, ...args: readonly string[]): Step => staticStep(name, () => runNode(args));

export const staticSteps: readonly Step[] = [
	...["server", "ui", "core", "contract", "worker"].map((part) =>
		program(`types of ${part}`, "node_modules/ts7/bin/tsc", "-p", `tsconfig.${part}.json`),
	),
	program("format and lint", "node_modules/@biomejs/biome/bin/biome", "check", "--colors=off", "--max-diagnostics=50"),
	program("the measures of the house", "--import", "tsx", "tools/tidy/main.ts"),
	program("nothing is unused", "node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"),
	program("generated files are fresh", "--import", "tsx", "tools/gen/main.ts", "--check"),
];
