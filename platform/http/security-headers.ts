// The headers that keep a page to itself: a strict content security policy and what goes with it.
import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** `nobody` may frame the site; the arcade is framed by the site, from the same origin. */
export type FramedBy = "nobody" | "self";

const hostShape = /^[A-Za-z0-9.-]+(?::[0-9]{1,5})?$|^\[[0-9A-Fa-f:]+\](?::[0-9]{1,5})?$/;

/** Sockets of the page's own host: some browsers do not count them as 'self'. */
function ownSockets(request: { readonly headers: { readonly host?: string | undefined } }): string {
	const host = request.headers.host ?? "";
	return hostShape.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

const originShape = /^https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?$/;

/** Origins besides its own, asked at every page: whose pages may be framed, and where pictures and sound may come from. */
export type OtherOrigins = {
	readonly frames?: () => readonly string[];
	readonly pictures?: (request: object) => readonly string[];
};

const none = (): readonly string[] => [];

export function pageHeaders(
	framedBy: FramedBy,
	{ frames = none, pictures = none }: OtherOrigins = {},
): FastifyHelmetOptions {
	const allowed = (origins: (request: object) => readonly string[]) => (request: object) =>
		["'self'", ...origins(request).filter((origin) => originShape.test(origin))].join(" ");
	return {
		global: true,
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				styleSrc: ["'self'"],
				imgSrc: ["'self'", "data:", "blob:"],
				fontSrc: ["'self'"],
				mediaSrc: [allowed(pictures), "data:", "blob:"],
				connectSrc: [allowed(pictures), "data:", "blob:", ownSockets],
				frameSrc: [allowed(frames)],
				frameAncestors: [framedBy === "self" ? "'self'" : "'none'"],
				workerSrc: ["'self'", "blob:"],
				manifestSrc: ["'self'"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
			},
		},
		frameguard: { action: framedBy === "self" ? "sameorigin" : "deny" },
		referrerPolicy: { policy: "same-origin" },
		strictTransportSecurity: false,
	};
}

const oneYearSeconds = 31_536_000;

/** Promises https only to those who came by it (directly, or through a trusted proxy that says so). */
export function keepToHttps(fastify: FastifyInstance): void {
	fastify.addHook("onRequest", (request, reply, done) => {
		if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${oneYearSeconds}`);
		done();
	});
}
