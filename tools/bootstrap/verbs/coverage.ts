// `npm run coverage -- [domain …]`: which branches of core/ and server/ the tests of a domain reach, against its floors.
// Of the whole house it takes minutes; of one domain about as long as its tests.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domains } from "../../../architecture.ts";
import { readRatchet, readSummary, type Standing, standings } from "../floors/floors.ts";
import { runNode } from "../steps/child.ts";

const ownFloors = "tools/bootstrap/floors/floors.json";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

export async function run(args: readonly string[]): Promise<number> {
	const unknown = args.find((name) => !Object.hasOwn(domains, name));
	if (unknown !== undefined) {
		process.stderr.write(`${unknown} is no domain; domains: ${Object.keys(domains).join(", ")}\n`);
		return 1;
	}
	const found: Standing[] = [];
	// One domain after the other: what another domain's tests happen to reach is no proof of this one's.
	for (const domain of args.length > 0 ? args : Object.keys(domains)) found.push(...(await measure(domain)));
	const own = found.filter(({ verdict }) => verdict !== "holds");
	for (const line of own) say(`${describe(line)}: ${ownFloors}`);
	say(`\n${found.length - own.length} hold, ${own.length} do not`);
	return own.length === 0 ? 0 : 1;
}

async function measure(domain: string): Promise<readonly Standing[]> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-coverage-"));
	try {
		const { code, output } = await runNode([
			...["node_modules/vitest/vitest.mjs", "run", "--project", "pure", "--project", "db", "--passWithNoTests"],
			...[`domains/${domain}/`, "--coverage.enabled", "--coverage.provider=v8", "--coverage.reportOnFailure"],
			...["core", "server"].map((room) => `--coverage.include=domains/${domain}/${room}/**/*.ts`),
			...["**/testing/**", "**/*.test.ts", "**/migrations/**"].map((none) => `--coverage.exclude=${none}`),
			...["--coverage.reporter=json-summary", `--coverage.reportsDirectory=${folder}`],
		]);
		if (code !== 0) say(output.trimEnd().split("\n").slice(-40).join("\n"));
		const told = readSummary(readFileSync(join(folder, "coverage-summary.json"), "utf8"));
		const lines = standings(told, { domains: [domain], own: readRatchet(readFileSync(ownFloors, "utf8")) });
		for (const line of lines) say(describe(line));
		return lines;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const describe = ({ domain, room, percent, floor, verdict }: Standing): string =>
	`${domain}, ${room}: ${percent} % of the branches, floor ${floor} %: ${verdict}`;
