// The checks that read the sources and run nothing of the product.
import { runNode } from "./child.ts";
import { type Step, staticStep } from "./step.ts";

type Check = {
	readonly args: readonly string[];
	/** What a person types to have it mended, or said again. */
	readonly again: string;
};

const program = (name: string, { args, again }: Check): Step => staticStep(name, { again, run: () => runNode(args) });

export const staticSteps: readonly Step[] = [
	...["server", "ui", "core", "contract", "worker"].map((part) =>
		program(`types of ${part}`, {
			args: ["node_modules/ts7/bin/tsc", "-p", `tsconfig.${part}.json`],
			again: `node node_modules/ts7/bin/tsc -p tsconfig.${part}.json`,
		}),
	),
	program("format and lint", {
		args: ["node_modules/@biomejs/biome/bin/biome", "check", "--colors=off", "--max-diagnostics=50"],
		again: "npx biome check --write",
	}),
	program("the measures of the house", {
		args: ["--import", "tsx", "tools/tidy/main.ts"],
		again: "node --import tsx tools/tidy/main.ts",
	}),
	program("nothing is unused", {
		args: ["node_modules/knip/bin/knip.js", "--no-progress", "--no-config-hints"],
		again: "npx knip",
	}),
	program("generated files are fresh", {
		args: ["--import", "tsx", "tools/gen/main.ts", "--check"],
		again: "npm run gen",
	}),
];
