// Leaves the examples of the contracts out of what a browser loads: only the server's document and the tests read them.
import type { Plugin } from "vite";

const endpointFile = /\/contract\/endpoints\/[^/]+\.ts$/;
/** The property of an endpoint as the formatter writes it, on one line or to the brace that closes it. */
const example = /^(\t+)example: (?:\{\n[\s\S]*?\n\1\}|[^\n]*),\n/gm;

export function withoutExamples(): Plugin {
	return {
		name: "without-examples",
		apply: "build",
		enforce: "pre",
		transform: (code, id) => (endpointFile.test(id) ? { code: stripped(code), map: null } : undefined),
	};
}

export const stripped = (code: string): string => code.replaceAll(example, "");
