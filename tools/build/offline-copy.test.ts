import type { Rollup } from "vite";
import { expect, test } from "vitest";
import { awayCopy, shellFiles } from "./offline-copy.ts";

const page = `<html lang="en"><head>
	<link rel="stylesheet" href="/assets/index-1.css">
	<meta name="entry" content="/assets/index-2.js" />
	<meta name="parts" content="/assets/vendor-3.js /assets/text-4.js" />
</head></html>`;

const chunk = (fileName: string, from: { facadeModuleId?: string; imports?: string[] } = {}) => ({
	type: "chunk" as const,
	fileName,
	facadeModuleId: from.facadeModuleId ?? null,
	imports: from.imports ?? [],
});
const asset = (fileName: string, from: { source?: string; originalFileNames?: string[] } = {}) => ({
	type: "asset" as const,
	fileName,
	source: from.source ?? "",
	originalFileNames: from.originalFileNames ?? [],
});

const files = [
	chunk("assets/index-2.js"),
	chunk("assets/offline-page-5.js", { facadeModuleId: "/apps/site/away/page.tsx", imports: ["assets/button-6.js"] }),
	chunk("assets/button-6.js"),
	chunk("assets/rng-7.js", { facadeModuleId: "/domains/games/ui/rng.tsx", imports: ["assets/button-6.js"] }),
	asset("assets/index-1.css", { source: "src: url(/assets/latin-8.woff2)" }),
	asset("assets/ko-9.json", { originalFileNames: ["platform/ui/messages/ko.json"] }),
	asset("assets/ko-10.json", { originalFileNames: ["domains/slots/ui/messages/ko.json"] }),
];

test("the shell is what the page names, what its sheet names, and the parts and sentences asked for", () => {
	const bundle: Rollup.OutputBundle = Object.assign({}, ...files.map((file) => ({ [file.fileName]: file })));
	const options = { parts: /\/away\//, sentences: /^platform\/ui\/messages\// };
	expect([...shellFiles(page, { bundle, options })].sort()).toEqual([
		"/assets/button-6.js",
		"/assets/index-1.css",
		"/assets/index-2.js",
		"/assets/ko-9.json",
		"/assets/latin-8.woff2",
		"/assets/offline-page-5.js",
		"/assets/text-4.js",
		"/assets/vendor-3.js",
	]);
});

test("the page's copy knows that it is away", () => {
	expect(awayCopy(page)).toBe(page.replace("<html ", "<html data-away "));
});
