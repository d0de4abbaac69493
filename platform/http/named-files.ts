// Files of a built application that bear the site's name: whoever asks reads what the house they came to is called.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export type SiteName = {
	/** As the build wrote it. */
	readonly built: string;
	/** What the house at a host is called; undefined where there is none. */
	readonly at: (host: string) => string | undefined;
};

type Named = {
	readonly etag: string;
	readonly bodies: readonly { readonly encoding: string; readonly body: Buffer }[];
	readonly plain: Buffer;
};

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
};

/** Each file under each name is made once; edits of a name are few, and what they leave is dropped at this many. */
const mostKept = 500;

export type NamedFiles = {
	/** The name that a caller is to read, when it is another than the build's. */
	readonly nameFor: (request: FastifyRequest) => string | undefined;
	readonly text: (file: string, name: string) => string;
	readonly send: (file: string, answer: { request: FastifyRequest; reply: FastifyReply; name: string }) => FastifyReply;
};

export function namedFiles(directory: string, site: SiteName): NamedFiles {
	const kept = new Map<string, Named>();
	const text = (file: string, name: string): string =>
		readFileSync(join(directory, file), "utf8").replaceAll(site.built, () => written(name, file));
	const make = (file: string, name: string): Named => {
		const key = `${file} ${name}`;
		const known = kept.get(key);
		if (known !== undefined) return known;
		if (kept.size >= mostKept) kept.clear();
		const made = compressed(text(file, name));
		kept.set(key, made);
		return made;
	};
	return {
		nameFor: (request) => {
			const name = site.at(request.hostname);
			return name === site.built ? undefined : name;
		},
		text,
		send: (file, { request, reply, name }) => {
			const { etag, bodies, plain } = make(file, name);
			reply.headers({ etag, vary: "accept-encoding", "cache-control": "no-cache" });
			if (request.headers["if-none-match"] === etag) return reply.code(304).send();
			const wanted = String(request.headers["accept-encoding"] ?? "");
			const body = bodies.find(({ encoding }) =>
				new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(wanted),
			);
			if (body !== undefined) reply.header("content-encoding", body.encoding);
			return reply.type(types[extname(file)] ?? "application/octet-stream").send(body?.body ?? plain);
		},
	};
}

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** The name as it may stand in the file. */
const written = (name: string, file: string): string =>
	extname(file) === ".html"
		? name.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? "")
		: JSON.stringify(name).slice(1, -1);

function compressed(text: string): Named {
	const plain = Buffer.from(text);
	return {
		plain,
		etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
		bodies: [
			{ encoding: "br", body: brotliCompressSync(plain) },
			{ encoding: "gzip", body: gzipSync(plain) },
		],
	};
}
