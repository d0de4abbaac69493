// Builds the operator's console into dist/console. Every screen is a file of its own.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../../tools/build/precompress.ts";
import { splitCalls } from "../../tools/build/split-calls.ts";
import { withoutExamples } from "../../tools/build/without-examples.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SERVER_ORIGIN ?? "http://127.0.0.1:4000";
const forwarded = ["/wps", "/lgw", "/ops", "/boot.js", "/mark.svg"];

export default defineConfig({
	root: here("."),
	base: "/console/",
	plugins: [splitCalls(), withoutExamples(), react(), tailwindcss(), precompress()],
	build: {
		outDir: here("../../dist/console"),
		emptyOutDir: true,
		target: "es2023",
		modulePreload: { polyfill: false },
		/** Sentences are fetched: as data addresses they would need a wider security policy. */
		assetsInlineLimit: 0,
		/** What every screen begins with, in one file. */
		rollupOptions: { output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } } },
	},
	server: {
		port: 4103,
		strictPort: true,
		proxy: {
			...Object.fromEntries(forwarded.map((path) => [path, server])),
			"/live/": { target: server, ws: true },
		},
	},
});
