// Writes a .br and a .gz beside every text file of a build, so that the server never compresses the same bytes twice.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(?:js|css|html|json|svg)$/;
/** Below this a compressed file is no smaller on the wire. */
const leastBytes = 1000;

export function precompress(): Plugin {
	let folder = "";
	return {
		name: "precompress",
		apply: "build",
		configResolved: (config) => {
			folder = config.build.outDir;
		},
		closeBundle: () => filesBelow(folder).forEach(compress),
	};
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => join(folder, name))
		.filter((path) => text.test(path) && statSync(path).isFile());
}

function compress(path: string): void {
	const plain = readFileSync(path);
	if (plain.length < leastBytes) return;
	writeFileSync(
		`${path}.br`,
		brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
	);
	writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
