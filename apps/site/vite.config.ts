// Builds the site into dist/site: hashed files, code split by area, a manifest that says what the first load takes.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { afterFirstPaint } from "../../tools/build/after-first-paint.ts";
import { type FirstScene, firstScenes } from "../../tools/build/first-scenes.ts";
import { offlineCopy } from "../../tools/build/offline-copy.ts";
import { precompress } from "../../tools/build/precompress.ts";
import { splitCalls } from "../../tools/build/split-calls.ts";
import { sureParts } from "../../tools/build/sure-parts.ts";
import { withoutExamples } from "../../tools/build/without-examples.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SERVER_ORIGIN ?? "http://127.0.0.1:4000";
const forwarded = ["/wps", "/lgw", "/lotto", "/slots", "/arcade", "/simulated-provider"];

const home: FirstScene = { shape: "stage", wide: "mosaic-hall", narrow: "mosaic-hall-tall" };
const hall = (name: string): FirstScene => ({
	shape: "head",
	wide: `hall-${name}-wide`,
	narrow: `hall-${name}-narrow`,
});
const head = (name: string): FirstScene => ({ shape: "head", wide: name, narrow: `${name}-tall` });

/** The scene each page opens with: the same that its own head asks for. */
const scenes = {
	index: home,
	login: home,
	register: home,
	...Object.fromEntries(["rng", "live", "sports", "esports", "elott", "pvp", "fish"].map((name) => [name, hall(name)])),
	promotions: head("magpie-bridge"),
	help: head("open-book-of-rounds"),
};

/** Ahead of the shell, and without what the shell holds for everybody. */
const later = { priority: 2, includeDependenciesRecursively: false } as const;

/** The module of a file, or of a hook that was split off a file of calls. */
const modules = (...names: readonly string[]): RegExp => new RegExp(`/(?:${names.join("|")})(?:\\.tsx?)?$`);

/** What whoever is logged in sees around a page: the balance, what became of it, and the way out. */
const ofMembers = modules(
	"wallet/ui/balance/[\\w-]+",
	"wallet/ui/statement/statement-(?:words|filters)",
	"wallet/ui/calls.gen.ts\\?hook=useGetBalance",
	"wallet/contract/held-back",
	"wallet/contract/endpoints/get-balance",
	"members/ui/use-sign-out",
	"members/ui/calls.gen.ts\\?hook=useLogOut",
	"members/contract/endpoints/log-out",
	"games/ui/frame/session-line",
);

/** How anybody reaches customer service and the site's apps and is answered, what an entry asks, and who logged in here before. */
const ofVisitors = modules(
	"brand/ui/(?:customer-service|open-ways|apps/app-kinds)",
	"brand/ui/calls.gen.ts\\?hook=useReadCustomerService",
	"brand/core/service-path",
	"brand/contract/endpoints/read-customer-service",
	"brand/(?:ui/feedback/new-answers|contract/endpoints/list-own-messages|ui/notices/seen-notices)",
	"brand/ui/calls.gen.ts\\?hook=useListOwnMessages",
	"members/ui/(?:login/login-memory|human/work-out)",
	"platform/ui/session/cookies",
	"platform/ui/layers/quiet-moment",
);

const isNamed = (chunk: string): boolean => /^(?:vendor|shell|member|visitor|later-parts|pages|.*-page)$/.test(chunk);

export default defineConfig({
	root: here("."),
	base: "/",
	plugins: [
		splitCalls(),
		withoutExamples(),
		sureParts(),
		react(),
		tailwindcss(),
		afterFirstPaint(),
		offlineCopy({
			worker: here("../offline/main.ts"),
			plainFiles: ["boot.js", "mark.svg", "manifest.webmanifest", "icon-192.png"],
			parts: /\/apps\/site\/away\//,
			sentences: /(?:^|\/)(?:platform|domains\/brand|domains\/games)\/ui\/messages\/\w+\.json$/,
		}),
		firstScenes(scenes),
		precompress(),
	],
	build: {
		outDir: here("../../dist/site"),
		emptyOutDir: true,
		target: "es2023",
		manifest: true,
		assetsInlineLimit: 0,
		rollupOptions: {
			output: {
				// The entry lists every file that a part brings, and names took a kilobyte and a half of the first load. Pages and
				// groups keep theirs; what any other file holds, the manifest tells.
				chunkFileNames: ({ name }) => (isNamed(name) ? "assets/[name]-[hash].js" : "assets/[hash].js"),
				/** The libraries of the first load, in one file: smaller together, and kept in caches when only the site changes. */
				codeSplitting: {
					groups: [
						{
							name: "vendor",
							test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|use-sync-external-store|zod)\//,
							priority: 1,
						},
						// The faces of the domains name these for parts that come later, and what a face names would come with the
						// entry. Nothing of the first screen runs them: they stand beside it, and come with the parts that do.
						{ ...later, name: "member", test: ofMembers },
						{ ...later, name: "visitor", test: ofVisitors },
						// A part's address stands with the addresses of all its files: most of a face's text.
						{ ...later, name: "later-parts", test: /\/ui\/later-parts\.ts$/ },
						{ ...later, name: "pages", test: /(?:infiniteQueryObserver|useInfiniteQuery|calls\/pages)\.[jt]s$/ },
						// What every page begins with, in one file too: a request each would cost more than the few hundred bytes in it.
						{ name: "shell", tags: ["$initial"] },
						// What nearly every page brings in next, and what a wide one puts at its sides, with all that these need: a
						// part in a dozen files is as many requests on a slow line, and each file is asked for twice.
						{
							name: "every-page",
							test: /\/(?:home-rows|site-footer|shell\/foot|shell\/page-description|notices\/announcement-line)\.tsx$/,
						},
						{ name: "wide-page", test: /\/(?:shell\/(?:rail|dock|login-bar)|home\/(?:recent-wins|halls))\.tsx$/ },
					],
				},
			},
		},
	},
	server: {
		port: 4101,
		strictPort: true,
		proxy: {
			...Object.fromEntries(forwarded.map((path) => [path, server])),
			"/live/": { target: server, ws: true },
		},
	},
});
