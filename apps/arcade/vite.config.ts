// Builds what runs inside the game frame into dist/arcade. Pixi and each game's art are chunks of their own,
// so that the shell stands before they arrive.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import * as z from "zod/mini";
import { precompress } from "../../tools/build/precompress.ts";
import { withoutExamples } from "../../tools/build/without-examples.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const manifest = z.object({ version: z.string() });
const { version } = z.parse(manifest, JSON.parse(readFileSync(here("../../package.json"), "utf8")));

export default defineConfig({
	root: here("."),
	base: "/arcade/",
	plugins: [withoutExamples(), react(), tailwindcss(), precompress()],
	define: { "import.meta.env.CLIENT_VERSION": JSON.stringify(version) },
	build: {
		outDir: here("../../dist/arcade"),
		emptyOutDir: true,
		target: "es2023",
		modulePreload: { polyfill: false },
		/** Sentences are fetched: as data addresses they would need a wider security policy. */
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 700,
		/** What every game begins with, in one file: two dozen small ones would be as many requests before the first picture. */
		rollupOptions: { output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } } },
	},
	server: {
		port: 4102,
		strictPort: true,
		proxy: { "/wps": "http://127.0.0.1:4000", "/lgw": "http://127.0.0.1:4000", "/slots": "http://127.0.0.1:4000" },
	},
});
