// What a run of the tests covers: everything, one domain and what stands above it, or what has changed since a commit.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DomainName, domains } from "../../architecture.ts";

export type Asked =
	| { readonly kind: "all" }
	| { readonly kind: "domains"; readonly names: readonly DomainName[] }
	| { readonly kind: "since"; readonly commit: string };

/** Folders that hold what changed or may feel it, and the journeys that name it. Undefined: everything. */
export type Scope = { readonly folders: readonly string[]; readonly journeys: readonly string[] } | undefined;

const isDomain = (name: string): name is DomainName => Object.hasOwn(domains, name);

/** Reads `npm test -- …`: nothing, names of domains, or `--since <commit>`. A string says what was not understood. */
export function readAsked(args: readonly string[]): Asked | string {
	if (args.length === 0) return { kind: "all" };
	const [first, commit] = args;
	if (first === "--since") return commit === undefined || args.length > 2 ? usage : { kind: "since", commit };
	const names = args.filter(isDomain);
	const unknown = args.find((name) => !isDomain(name));
	return unknown === undefined ? { kind: "domains", names } : `${unknown} is no domain. ${usage}`;
}

const usage = `npm test [-- <domain> … | -- --since <commit>]; domains: ${Object.keys(domains).join(", ")}`;

/** These domains and all that use them, however far above. */
export function withAbove(
	names: Iterable<string>,
	rules: Readonly<Record<string, { readonly uses: readonly string[] }>> = domains,
): ReadonlySet<string> {
	const found = new Set(names);
	for (let before = -1; before !== found.size; ) {
		before = found.size;
		for (const [name, { uses }] of Object.entries(rules)) if (uses.some((used) => found.has(used))) found.add(name);
	}
	return found;
}

type Journey = { readonly path: string; readonly text: string };

/** The journeys that call one of these domains, or look for its sentences. */
export const journeysNaming = (names: ReadonlySet<string>, journeys: readonly Journey[]): readonly string[] =>
	journeys
		.filter(({ text }) => [...names].some((name) => text.includes(`"#${name}/`) || text.includes(`en.${name}`)))
		.map(({ path }) => path);

/** Paths are from the root of the repository. What every domain stands on makes the scope everything. */
export function scopeOf(paths: readonly string[], journeys: readonly Journey[]): Scope {
	if (
		paths.some((path) => /^(platform\/|architecture\.ts|package(-lock)?\.json|vitest\.config\.ts|tsconfig)/.test(path))
	)
		return undefined;
	const touched = new Set(paths.flatMap((path) => /^domains\/([^/]+)\//.exec(path)?.[1] ?? []));
	const others = paths.flatMap((path) => /^((?:apps|tools)\/[^/]+|bench)\//.exec(path)?.[1] ?? []);
	const changedJourneys = paths.filter((path) => path.endsWith(".e2e.ts"));
	// What every journey walks on: the applications themselves, and what the journeys share.
	const allJourneys = paths.some((path) => /^(apps|e2e)\//.test(path) && !path.endsWith(".e2e.ts"));
	const named = allJourneys ? journeys.map(({ path }) => path) : journeysNaming(touched, journeys);
	return {
		folders: [...[...withAbove(touched)].map((name) => `domains/${name}/`), ...new Set(others.map((one) => `${one}/`))],
		journeys: [...new Set([...named, ...changedJourneys])].sort(),
	};
}

/** The scope of what was asked, by the files and the history of this checkout. Throws when git knows no such commit. */
export function askedScope(asked: Asked): Scope {
	if (asked.kind === "all") return undefined;
	const paths = asked.kind === "domains" ? asked.names.map((name) => `domains/${name}/`) : changedSince(asked.commit);
	return scopeOf(paths, readJourneys());
}

function changedSince(commit: string): readonly string[] {
	const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
	return [
		...git("diff", "--name-only", "--no-renames", commit, "--"),
		...git("ls-files", "--others", "--exclude-standard"),
	].filter((path) => path !== "");
}

const readJourneys = (): readonly Journey[] =>
	readdirSync("e2e", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".e2e.ts"))
		.sort()
		.map((name) => ({ path: join("e2e", name), text: readFileSync(join("e2e", name), "utf8") }));
