// Serves a built application: hashed assets for ever, the page itself never from a cache, one page for all its routes.
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { type FramedBy, keepToHttps, pageHeaders } from "./security-headers.ts";

export type BuiltApp = {
	/** Where it is served: "/" or "/arcade/". */
	readonly prefix: `/${string}` | "/";
	/** Holds index.html and assets/; files may have a .br or .gz beside them. */
	readonly directory: string;
	/** Routes the application draws itself, each answered with its file in first/ or index.html; `/*` at the end takes all below. */
	readonly pages: readonly string[];
	readonly framedBy: FramedBy;
};

const forever = "public, max-age=31536000, immutable";
const askAgain = "no-cache";

export async function serveBuiltApp(fastify: FastifyInstance, app: BuiltApp): Promise<void> {
	await fastify.register(async (scope) => {
		await scope.register(helmet, pageHeaders(app.framedBy));
		keepToHttps(scope);
		await scope.register(fastifyStatic, {
			root: app.directory,
			prefix: app.prefix,
			preCompressed: true,
			index: false,
			cacheControl: false,
			setHeaders: (response, file) => {
				response.setHeader("cache-control", isHashed(app, file) ? forever : askAgain);
			},
		});
		for (const url of app.pages) {
			const file = pageFileOf(app, url);
			scope.get(url, (_request, reply) => reply.sendFile(file, app.directory));
		}
	});
}

/** The build's copy of the page for this address, when it made one: what it paints before its scripts is its own. */
function pageFileOf(app: BuiltApp, url: string): string {
	const own = `first/${url === "/" ? "index" : url.slice(1).replace(/\.html$/, "")}.html`;
	return existsSync(join(app.directory, own)) ? own : "index.html";
}

/** A bundler's assets carry their content's hash in their names. */
const isHashed = (app: BuiltApp, file: string): boolean =>
	file.startsWith(join(app.directory, "assets/")) && extname(file) !== ".html";
