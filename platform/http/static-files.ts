// Serves a built application: hashed assets for ever, the page itself never from a cache, one page for all its routes.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { namedFiles, type SiteName } from "./named-files.ts";
import { type FramedBy, keepToHttps, pageHeaders } from "./security-headers.ts";

export type BuiltApp = {
	/** Where it is served: "/" or "/arcade/". */
	readonly prefix: `/${string}` | "/";
	/** Holds index.html and assets/; files may have a .br or .gz beside them. */
	readonly directory: string;
	/** Routes the application draws itself, each answered with its file in first/ or index.html; `/*` at the end takes all below. */
	readonly pages: readonly string[];
	readonly framedBy: FramedBy;
	/** Of `pages`, those that no search engine may keep. */
	readonly unlisted?: readonly string[];
	/** Origins besides its own whose pages it frames. */
	readonly frames?: () => readonly string[];
	/** Origins besides its own that its pictures and sound come from. */
	readonly pictures?: () => Promise<readonly string[]>;
	/** Whether the pages of a host open windows of other origins that must be able to answer; none does when not given. */
	readonly opensOtherWindows?: (host: string) => Promise<boolean>;
	/** The name that the pages and these further files bear. */
	readonly name?: SiteName & { readonly files: readonly string[] };
};

const forever = "public, max-age=31536000, immutable";
const askAgain = "no-cache";

export async function serveBuiltApp(fastify: FastifyInstance, app: BuiltApp): Promise<void> {
	await fastify.register(async (scope) => {
		const pictures = picturesBy(scope, app);
		await scope.register(helmet, pageHeaders(app.framedBy, { ...app, pictures }));
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
		for (const url of app.pages) serveNamed(scope, { app, url, file: pageFileOf(app, url) });
		for (const file of app.name?.files ?? []) serveNamed(scope, { app, url: `${app.prefix}${file}`, file });
	});
}

/** Asked before the headers of a page are written, and kept for them. */
function picturesBy(scope: FastifyInstance, { pictures }: BuiltApp): (request: object) => readonly string[] {
	const known = new WeakMap<object, readonly string[]>();
	if (pictures !== undefined)
		scope.addHook("onRequest", async (request) => {
			known.set(request.raw, await pictures());
		});
	return (request) => known.get(request) ?? [];
}

type NamedRoute = { readonly app: BuiltApp; readonly url: string; readonly file: string };

/** The file as it was built where the house is called so, else with its own name. */
function serveNamed(scope: FastifyInstance, { app, url, file }: NamedRoute): void {
	const named = app.name === undefined ? undefined : namedFiles(app.directory, app.name);
	const unlisted = app.unlisted?.includes(url) === true;
	scope.get(url, { onRequest: openerPolicy(app) }, (request, reply) => {
		if (unlisted) reply.header("x-robots-tag", "noindex");
		const name = named?.nameFor(request);
		if (named === undefined || name === undefined) return reply.sendFile(file, app.directory);
		return named.send(file, { request, reply, name });
	});
}

/** A page keeps to itself unless a window that it opens has to answer it. */
function openerPolicy({ opensOtherWindows }: BuiltApp) {
	return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
		if ((await opensOtherWindows?.(request.hostname)) !== true) return;
		reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
	};
}

/** The build's copy of the page for this address, when it made one: what it paints before its scripts is its own. */
function pageFileOf(app: BuiltApp, url: string): string {
	const own = `first/${url === "/" ? "index" : url.slice(1).replace(/\.html$/, "")}.html`;
	return existsSync(join(app.directory, own)) ? own : "index.html";
}

/** The application's page as text, for an address with nothing. */
export function missingPageOf({ directory, name }: BuiltApp): (request: FastifyRequest) => Promise<string> {
	const named = name === undefined ? undefined : namedFiles(directory, name);
	return async (request) => {
		const called = named?.nameFor(request);
		if (named === undefined || called === undefined) return readFile(join(directory, "index.html"), "utf8");
		return named.text("index.html", called);
	};
}

/** A bundler's assets carry their content's hash in their names. */
const isHashed = (app: BuiltApp, file: string): boolean =>
	file.startsWith(join(app.directory, "assets/")) && extname(file) !== ".html";
