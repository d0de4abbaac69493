// Builds what the site shows without a network: a copy of its page that knows it is away, and the service worker with the
// list of the shell's files. The version is a digest of that list, so that a release changes it and nothing else does.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;

export type OfflineCopyOptions = {
	/** The worker's source, an absolute path. */
	readonly worker: string;
	/** Files of the public folder that the shell needs. */
	readonly plainFiles: readonly string[];
	/** Sources of parts that the shell fetches only when it is away. */
	readonly parts: RegExp;
	/** Sources of the sentences it begins with, in every language. */
	readonly sentences: RegExp;
};

const awayPage = "offline.html";

export function offlineCopy(options: OfflineCopyOptions): Plugin {
	let publicFolder = "";
	return {
		name: "offline-copy",
		apply: "build",
		configResolved: (config) => {
			publicFolder = config.publicDir;
		},
		generateBundle: {
			order: "post",
			async handler(_output, bundle) {
				const page = textOf(bundle["index.html"]);
				const away = awayCopy(page);
				this.emitFile({ type: "asset", fileName: awayPage, source: away });
				const files = [...shellFiles(page, { bundle, options })];
				const plain = options.plainFiles.map((file) => readFileSync(join(publicFolder, file)));
				const version = digestOf([away, ...files, ...plain]);
				const all = [...files, ...[awayPage, ...options.plainFiles].map((file) => `/${file}`)];
				const release = { version, files: all, page: `/${awayPage}` };
				this.emitFile({ type: "asset", fileName: "sw.js", source: await workerText(options.worker, release) });
			},
		},
	};
}

/** The page, marked: its script then says that there is no network instead of showing the site. */
export const awayCopy = (html: string): string => html.replace("<html ", "<html data-away ");

/** The hashed files of the shell: what the page names, what its sheets name, and the parts and sentences asked for. */
export function shellFiles(
	page: string,
	{ bundle, options }: { bundle: Bundle; options: Pick<OfflineCopyOptions, "parts" | "sentences"> },
): ReadonlySet<string> {
	const files = new Set<string>(hashedIn(page));
	for (const file of [...files].filter((name) => name.endsWith(".css"))) {
		for (const named of hashedIn(textOf(bundle[file.slice(1)]))) files.add(named);
	}
	for (const chunk of Object.values(bundle)) {
		if (chunk.type === "chunk" && options.parts.test(chunk.facadeModuleId ?? "")) withImports(chunk, { bundle, files });
		else if (chunk.type === "asset" && chunk.originalFileNames.some((name) => options.sentences.test(name)))
			files.add(`/${chunk.fileName}`);
	}
	return files;
}

function withImports(chunk: Rollup.OutputChunk, shell: { bundle: Bundle; files: Set<string> }): void {
	const file = `/${chunk.fileName}`;
	if (shell.files.has(file)) return;
	shell.files.add(file);
	for (const name of chunk.imports) {
		const next = shell.bundle[name];
		if (next?.type === "chunk") withImports(next, shell);
	}
}

const hashedIn = (text: string): readonly string[] => text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [];

function textOf(file: Bundle[string] | undefined): string {
	if (file === undefined) return "";
	if (file.type === "chunk") return file.code;
	return typeof file.source === "string" ? file.source : Buffer.from(file.source).toString();
}

function digestOf(parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part).update("\0");
	return hash.digest("hex").slice(0, 12);
}

async function workerText(source: string, release: object): Promise<string> {
	const { outputFiles } = await build({
		entryPoints: [source],
		bundle: true,
		write: false,
		minify: true,
		format: "iife",
		target: "es2022",
		define: { release: JSON.stringify(release) },
	});
	return outputFiles[0]?.text ?? "";
}
