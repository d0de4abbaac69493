// What a run of the tests covers: everything, one domain and what stands above it, or what has changed since a commit.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** The journeys that are one of these domains' own, call it, or look for its sentences. */
export const journeysNaming = (names: ReadonlySet<string>, journeys: readonly Journey[]): readonly string[] =>
	journeys
		.filter(({ path, text }) =>
			[...names].some(
				(name) => path.startsWith(`domains/${name}/`) || text.includes(`"#${name}/`) || text.includes(`en.${name}`),
			),
		)
		.map(({ path }) => path);

/** Paths are from the root of the repository. What every domain stands on makes the scope everything. */
export function scopeOf(paths: readonly string[], journeys: readonly Journey[]): Scope {
	if (
		paths.some((path) => /^(platform\/|architecture\.ts|package(-lock)?\.json|vitest\.config\.ts|tsconfig)/.test(path))
	)
		return undefined;
	// Nothing stands on a proof room: what changed there is felt by its own journeys and tests alone.
	const proofs = new Set(paths.flatMap((path) => /^domains\/([^/]+)\/proof\/(?!.*\.e2e\.ts$)/.exec(path)?.[1] ?? []));
	const touched = new Set(paths.flatMap((path) => /^domains\/([^/]+)\/(?!proof\/)/.exec(path)?.[1] ?? []));
	const others = paths.flatMap((path) => /^((?:apps|tools)\/[^/]+|bench)\//.exec(path)?.[1] ?? []);
	const changedJourneys = paths.filter((path) => path.endsWith(".e2e.ts"));
	// What every journey walks on: the applications themselves, and what the journeys share.
	const allJourneys = paths.some((path) => /^(apps|e2e)\//.test(path) && !path.endsWith(".e2e.ts"));
	const named = allJourneys ? journeys.map(({ path }) => path) : journeysNaming(touched, journeys);
	const own = journeys.flatMap(({ path }) => (proofs.has(path.split("/")[1] ?? "") ? [path] : []));
	return {
		folders: [
			...[...withAbove(touched)].map((name) => `domains/${name}/`),
			...[...proofs].filter((name) => !touched.has(name)).map((name) => `domains/${name}/proof/`),
			...new Set(others.map((one) => `${one}/`)),
		],
		journeys: [...new Set([...named, ...own, ...changedJourneys])].sort(),
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

/** Those of everybody, and those of each domain. */
export const readJourneys = (root = "."): readonly Journey[] =>
	["e2e", ...readdirSync(join(root, "domains")).map((domain) => `domains/${domain}/proof`)]
		.filter((folder) => existsSync(join(root, folder)))
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
		)
		.filter((path) => path.endsWith(".e2e.ts"))
		.sort()
		.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
