// Builds what is stale: the server as one bundle, the applications by Vite. What a build is made from is
// remembered as a digest beside it, so that nothing is built twice from the same.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startError } from "../embedded-postgres/index.ts";
import { runNode } from "./child.ts";
import { digestOf } from "./inputs.ts";

export type Target = {
	readonly name: string;
	readonly inputs: readonly string[];
	readonly build: () => Promise<string>;
};

const kept = "dist/digests";
const everywhere = ["package.json", "package-lock.json", "tsconfig.base.json"];

function viteTarget(app: string): Target {
	return {
		name: app,
		inputs: [
			...everywhere,
			`apps/${app}`,
			...(app === "site" ? ["apps/offline", "tools/build"] : []),
			"domains/*/core",
			"domains/*/contract",
			"domains/*/ui",
			"domains/*/games",
			"platform",
		],
		build: async () => {
			const vite = ["node_modules/vite/bin/vite.js", "build", `apps/${app}`, "--config", `apps/${app}/vite.config.ts`];
			const { code, output } = await runNode([...vite, "--logLevel", "warn"], {
				env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: undefined },
			});
			return code === 0 ? "" : output;
		},
	};
}

const serverTarget: Target = {
	name: "server",
	inputs: [
		...everywhere,
		"architecture.ts",
		"tools/bootstrap/steps/bundle.mjs",
		"apps/server",
		"domains/*/core",
		"domains/*/contract",
		"domains/*/server",
		"domains/*/games",
		"platform",
	],
	build: async () => {
		const { code, output } = await runNode(["tools/bootstrap/steps/bundle.mjs"]);
		return code === 0 ? "" : output;
	},
};

/** Only what is there: an app without a build of its own is left out. */
export function targets(): readonly Target[] {
	const apps = ["site", "arcade", "console", "verifier"].filter((app) => existsSync(`apps/${app}/vite.config.ts`));
	return [serverTarget, ...apps.map(viteTarget)];
}

/** Builds the stale ones, two at a time; says a line for each. Throws with the builder's own words when one fails. */
export async function buildStale(say: (line: string) => void): Promise<void> {
	mkdirSync(kept, { recursive: true });
	const stale = targets().filter((target) => readDigest(target) !== digestOf(target.inputs));
	const queue = [...stale];
	const worker = async (): Promise<void> => {
		for (let target = queue.shift(); target !== undefined; target = queue.shift()) await buildOne(target, say);
	};
	await Promise.all([worker(), worker()]);
}

async function buildOne(target: Target, say: (line: string) => void): Promise<void> {
	const start = performance.now();
	const digest = digestOf(target.inputs);
	rmSync(join(kept, target.name), { force: true });
	const failure = await target.build();
	if (failure !== "") throw startError(`Building ${target.name} failed:\n${failure.trim()}`);
	writeFileSync(join(kept, target.name), digest);
	say(`Built ${target.name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

function readDigest(target: Target): string {
	const file = join(kept, target.name);
	return existsSync(file) && existsSync(join("dist", target.name)) ? readFileSync(file, "utf8") : "";
}
