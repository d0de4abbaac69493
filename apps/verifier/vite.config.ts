// Builds the page that checks a round into dist/verifier: one plain script with everything in it, so that a browser runs
// it from a saved file, where modules and further requests are refused.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The script waits for the page as a module would; the page's own origin needs no cross-origin mark. */
const plainScript: Plugin = {
	name: "plain-script",
	enforce: "post",
	transformIndexHtml: {
		order: "post",
		handler: (html) =>
			html.replace('<script type="module" crossorigin', "<script defer").replaceAll(" crossorigin", ""),
	},
};

export default defineConfig({
	root: here("."),
	base: "./",
	plugins: [react(), tailwindcss(), plainScript],
	build: {
		outDir: here("../../dist/verifier"),
		emptyOutDir: true,
		target: "es2023",
		modulePreload: false,
		cssCodeSplit: false,
		assetsInlineLimit: (file) => file.endsWith(".json"),
		chunkSizeWarningLimit: 1_500,
		rollupOptions: { output: { format: "iife", inlineDynamicImports: true } },
	},
	server: { port: 4104, strictPort: true },
});
