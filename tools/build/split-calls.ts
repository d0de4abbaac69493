// Splits a domain's generated hooks into one module a hook while a site is built: a page then carries the contracts of
// the calls it makes, and not those of every call its domain has.
import type { Plugin } from "vite";

const callsFile = /\/calls\.gen\.ts$/;
const hookFile = /^(.*\/calls\.gen\.ts)\?hook=(use\w+)$/;
const hook = /^export const (use\w+) = (.*)\b(\w+Hook)\((\w+)\);$/gm;

export function splitCalls(): Plugin {
	const written = new Map<string, string>();
	return {
		name: "split-calls",
		apply: "build",
		enforce: "pre",
		resolveId: (id) => (hookFile.test(id) ? { id, moduleSideEffects: false } : undefined),
		load: (id) => written.get(id),
		transform(code, id) {
			if (!callsFile.test(id)) return undefined;
			const modules = modulesOf(code);
			for (const [name, text] of modules) written.set(`${id}?hook=${name}`, text);
			const faces = modules.map(([name]) => `export { ${name} } from ${JSON.stringify(`${id}?hook=${name}`)};`);
			return { code: faces.join("\n"), map: null };
		},
	};
}

/** Each hook of a generated file with the text of a module that holds it alone. */
export function modulesOf(code: string): readonly (readonly [name: string, text: string])[] {
	return [...code.matchAll(hook)].map(([, name = "", mark = "", maker = "", endpoint = ""]) => [
		name,
		[
			`import { ${endpoint} } from "../contract/index.ts";`,
			`import { ${maker} } from "#platform/ui";`,
			`export const ${name} = ${mark}${maker}(${endpoint});`,
		].join("\n"),
	]);
}
