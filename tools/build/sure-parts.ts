// Makes every dynamic import of a built site go through bring-part.ts, which fetches the files before the browser runs
// them, so that another try after a failure asks for them again. It takes the place of the bundler's own preloading.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The module in which the bundler keeps its preloading, as it names it. */
const preloading = "\0vite/preload-helper.js";
const bringPart = fileURLToPath(new URL("../../platform/ui/layers/bring-part.ts", import.meta.url));

export function sureParts(): Plugin {
	/** What the page itself names. It is written before the parts, and its files need not be named again by them. */
	const brought = new Set<string>();
	return {
		name: "sure-parts",
		apply: "build",
		enforce: "pre",
		config: () => ({
			build: {
				modulePreload: {
					polyfill: false,
					resolveDependencies(file, needed, { hostType }) {
						if (hostType === "js") return filesOfPart(file, needed).filter((name) => !brought.has(name));
						for (const name of [file, ...needed]) brought.add(name);
						return needed;
					},
				},
			},
		}),
		load: (id) => (id === preloading ? bringing(bringPart) : undefined),
	};
}

export const bringing = (file: string): string => `export { bringPart as __vitePreload } from ${JSON.stringify(file)};`;

/** The files of a part, its own among them: the bundler leaves it out where it stands alone. */
export const filesOfPart = (file: string, needed: readonly string[]): string[] => [...new Set([file, ...needed])];
