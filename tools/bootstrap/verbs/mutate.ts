// `npm run mutate -- <domain>`: how many small changes of a domain's core its tests notice (Stryker). Of a large core it
// takes an hour; `npm run mutate -- wallet domains/wallet/core/holds.ts` changes one file. The report: .cache/mutation.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { runNode } from "../steps/child.ts";

const folder = ".cache/mutation";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

export async function run([domain = "", ...files]: readonly string[]): Promise<number> {
	if (!existsSync(`domains/${domain}/core`) || domain === "") {
		process.stderr.write("npm run mutate -- <domain> [file …]: the domain has a core\n");
		return 1;
	}
	mkdirSync(folder, { recursive: true });
	writeFileSync(`${folder}/stryker.json`, JSON.stringify(configOf(domain, files), null, "\t"));
	process.env.MUTATED_DOMAIN = domain;
	const { code, output } = await runNode([
		"node_modules/@stryker-mutator/core/bin/stryker.js",
		"run",
		`${folder}/stryker.json`,
	]);
	say(output.trimEnd());
	return code;
}

const configOf = (domain: string, files: readonly string[]) => ({
	testRunner: "vitest",
	plugins: ["@stryker-mutator/vitest-runner"],
	vitest: { configFile: "tools/bootstrap/mutation.config.ts", related: false },
	mutate:
		files.length > 0 ? files : [`domains/${domain}/core/**/*.ts`, "!**/*.test.ts", "!**/testing/**", "!**/index.ts"],
	reporters: ["clear-text", "html"],
	htmlReporter: { fileName: `${folder}/${domain}.html` },
	clearTextReporter: { allowColor: false, reportTests: false },
	concurrency: 2,
	coverageAnalysis: "perTest",
	ignorePatterns: ["dist", ".data", ".cache", "screenshots", "docs"],
	tempDirName: `${folder}/tmp`,
	allowEmpty: false,
});
