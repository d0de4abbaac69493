// What the proof rooms of the domains hold for tools: found by folder and the name of a file, so that no tool lists domains.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "..");

/** One value that a proof room exports, and whose it is. */
export type Proof<T> = { readonly domain: string; readonly value: T };

type Wanted<T> = {
	/** The file and what it exports: `bench` stands in `proof/bench.ts`. */
	readonly name: string;
	readonly is: (value: unknown) => value is T;
	readonly root?: string;
};

/** Domains by name; those whose room has no such file are left out. Throws where a file exports something else. */
export async function loadProofs<T>({ name, is, root = repository }: Wanted<T>): Promise<readonly Proof<T>[]> {
	const found: Proof<T>[] = [];
	for (const domain of readdirSync(join(root, "domains")).sort()) {
		const path = join(root, "domains", domain, "proof", `${name}.ts`);
		if (!existsSync(path)) continue;
		const module: unknown = await import(path);
		const value = typeof module === "object" && module !== null ? Reflect.get(module, name) : undefined;
		if (!is(value)) throw new Error(`${path} exports no ${name} that the tools can use`);
		found.push({ domain, value });
	}
	return found;
}
