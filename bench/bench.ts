// What a domain measures: parts by name, each over ground that is shared and made when the first asks for it. A domain
// names its own in proof/bench.ts.
import { loadProofs } from "../tools/proof.ts";
import type { BenchServer } from "./database.ts";
import type { Served } from "./served.ts";

export type Ground = { readonly database: () => Promise<BenchServer>; readonly site: () => Promise<Served> };

export type Bench = Readonly<Record<string, (ground: Ground) => Promise<void>>>;

const isBench = (value: unknown): value is Bench =>
	typeof value === "object" && value !== null && Object.values(value).every((part) => typeof part === "function");

/** All parts of all domains; of this checkout, where none is named. Throws where two have the same name. */
export async function loadBench(root?: string): Promise<Bench> {
	const found = new Map<string, Bench[string]>();
	for (const { domain, value } of await loadProofs({
		name: "bench",
		is: isBench,
		...(root === undefined ? {} : { root }),
	}))
		for (const [name, part] of Object.entries(value)) {
			if (found.has(name)) throw new Error(`${domain} measures ${name}, as another domain does`);
			found.set(name, part);
		}
	return Object.fromEntries(found);
}
