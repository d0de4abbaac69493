// Runs a domain's own tests of rules and of the database, and reads which branches of its core/ and server/ they reached.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../steps/child.ts";
import { readRatchet, readSummary, type Standing, standings } from "./floors.ts";

export const ownFloors = "tools/bootstrap/floors/floors.json";

/** `failed`: what the tests printed, where some of them failed. */
export type Measured = { readonly standings: readonly Standing[]; readonly failed: string | undefined };

export async function measure(domain: string): Promise<Measured> {
	const folder = mkdtempSync(join(tmpdir(), "tessera-coverage-"));
	try {
		const { code, output } = await runNode([
			...["node_modules/vitest/vitest.mjs", "run", "--project", "pure", "--project", "db", "--passWithNoTests"],
			...[`domains/${domain}/`, "--coverage.enabled", "--coverage.provider=v8", "--coverage.reportOnFailure"],
			...["core", "server"].map((room) => `--coverage.include=domains/${domain}/${room}/**/*.ts`),
			...["**/testing/**", "**/*.test.ts", "**/migrations/**"].map((none) => `--coverage.exclude=${none}`),
			...["--coverage.reporter=json-summary", `--coverage.reportsDirectory=${folder}`],
		]);
		const told = readSummary(readFileSync(join(folder, "coverage-summary.json"), "utf8"));
		const own = readRatchet(readFileSync(ownFloors, "utf8"));
		return {
			standings: standings(told, { domains: [domain], own }),
			failed: code === 0 ? undefined : output.trimEnd(),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

export const describe = ({ domain, room, percent, floor, verdict }: Standing): string =>
	`${domain}, ${room}: ${percent} % of the branches, floor ${floor} %: ${verdict}`;
