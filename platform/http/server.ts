// The HTTP server: contracts bound to handlers, the files of the built applications, health and documents, on one port.
import compress from "@fastify/compress";
import { fastify as createFastify, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { headers } from "#platform/contract";
import { type Clock, systemClock } from "#platform/kernel";
import type { Route } from "./call.ts";
import { formType } from "./decorators/content-type.ts";
import { networkOf, refusalOf } from "./decorators/rate-limit.ts";
import { requestIds } from "./decorators/request-id.ts";
import { docsRoutes } from "./docs.ts";
import { jsonType, successText } from "./envelope.ts";
import { healthRoutes, isLoopback } from "./health.ts";
import { longBodies } from "./long-bodies.ts";
import { callMetrics, createRegistry } from "./metrics.ts";
import type { ApiInfo } from "./openapi.ts";
import { type PipelineParts, servePipeline } from "./pipeline.ts";
import type { Quota, RateLimiter, ReadinessCheck, Refused } from "./ports.ts";
import { type RawRoute, serveRawRoutes } from "./raw-route.ts";
import { watchRoom } from "./room-watch.ts";
import { answerBrokenRequest, answerError, answerRefused, type ErrorParts, serverErrors } from "./server-errors.ts";
import { type BuiltApp, missingPageOf, serveBuiltApp } from "./static-files.ts";
import { refusalsOfThrown } from "./thrown.ts";
import { tokenBuckets } from "./token-buckets.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import { untrustedProxies } from "./untrusted-proxy.ts";

declare module "fastify" {
	interface FastifyRequest {
		/** `ip`, which walks the forwarded headers each time it is asked, asked once. */
		address: string;
	}
}

type Ports = Omit<PipelineParts, "clock" | "log" | "metrics" | "limiter" | "refusalOfThrown">;

export type HttpOptions = Ports & {
	readonly routes: readonly Route[];
	/** Routes in other houses' protocols; the limit by address is not for them: a vendor calls from one place. */
	readonly rawRoutes?: readonly RawRoute[];
	readonly api: ApiInfo;
	readonly log: Logger;
	readonly clock?: Clock;
	/** Counts in this process when not given. */
	readonly limiter?: RateLimiter;
	/** Calls of one address in all; 3000 a minute when not said. */
	readonly addressLimit?: Quota | "none";
	readonly apps?: readonly BuiltApp[];
	/** What must work for /readyz to say so. */
	readonly checks?: readonly ReadinessCheck[];
	/** Whether the database has room for a write; /readyz asks it once calls were refused for want of room. */
	readonly hasRoom?: () => Promise<boolean>;
	/** Where others put their metrics too; an own one when not given. */
	readonly registry?: Registry;
	/** Who may read /metrics; this machine alone when not said. */
	readonly metricsFor?: (address: string) => boolean;
	/** To whom /docs shows calls of staff without their session; this machine alone when not said. */
	readonly staffDocsFor?: (address: string) => boolean;
	/** Whose X-Forwarded-* headers are believed; nobody's when not said. */
	readonly trustProxy?: boolean | string | string[];
	readonly bodyLimitBytes?: number;
	/** How long a request may take to arrive whole. */
	readonly requestTimeoutMilliseconds?: number;
};

export type HttpServer = {
	readonly fastify: FastifyInstance;
	/** Resolves with the address it listens on; rejects when the port is taken. Port 0 takes a free one. */
	readonly listen: (where: { readonly port: number; readonly host?: string }) => Promise<string>;
	/** Takes no new call, waits up to ten seconds for those in flight, then hangs up. */
	readonly close: () => Promise<void>;
};

const defaultBodyLimitBytes = 65_536;
const defaultRequestTimeoutMilliseconds = 15_000;
const defaultAddressLimit: Quota = { max: 3_000, seconds: 60 };
const sealingKeyPath = "/wps/system/key";

/** Builds the server; it listens only when told. Throws when two endpoints share a name or a method and path. */
export async function createHttp(options: HttpOptions): Promise<HttpServer> {
	const { clock = systemClock, limiter = tokenBuckets({ clock }), registry = createRegistry() } = options;
	const fastify = bareServer(options);
	const site = options.apps?.find(({ prefix }) => prefix === "/");
	const missingPage = site === undefined ? undefined : missingPageOf(site);
	serverErrors(fastify, { ...options, methods: methodsByPath(options.routes), missingPage });
	acceptBodies(fastify);
	const unlimited = unlimitedPaths(options.rawRoutes ?? []);
	const quota = options.addressLimit ?? defaultAddressLimit;
	const isForwarded = untrustedProxies(options.trustProxy, options.log);
	guardEveryRequest(fastify, { limiter, quota, unlimited, isForwarded, errors: options });
	await fastify.register(compress, { global: false, threshold: 0, encodings: ["br", "gzip"] });
	const metrics = callMetrics(registry);
	const room = watchRoom(options.hasRoom ?? (async () => true));
	const parts = { ...options, clock, limiter, metrics, refusalOfThrown: refusalsOfThrown(clock, room.refused) };
	callRoutes(fastify, options.routes, parts);
	serveRawRoutes(fastify, options.rawRoutes ?? [], { ...parts, log: options.log });
	publishSealingKey(fastify, options);
	const checks = [...(options.checks ?? []), room.check];
	healthRoutes(fastify, { checks, registry, metricsFor: options.metricsFor ?? isLoopback, isForwarded });
	await docsRoutes(fastify, {
		endpoints: options.routes.map(({ endpoint }) => endpoint),
		info: options.api,
		authentication: options.authentication,
		staffDocsFor: options.staffDocsFor ?? isLoopback,
		isForwarded,
	});
	for (const app of options.apps ?? []) await serveBuiltApp(fastify, app);
	await fastify.ready();
	return {
		fastify,
		listen: ({ port, host = "0.0.0.0" }) => fastify.listen({ port, host }),
		close: () => closeWithin(fastify, 10_000),
	};
}

function bareServer(options: HttpOptions): FastifyInstance {
	const requestTimeout = options.requestTimeoutMilliseconds ?? defaultRequestTimeoutMilliseconds;
	return createFastify({
		logger: false,
		bodyLimit: options.bodyLimitBytes ?? defaultBodyLimitBytes,
		requestTimeout,
		// Node minds the limit of a whole request only when that of its headers is not longer.
		http: { connectionsCheckingInterval: 1_000, requestTimeout, headersTimeout: requestTimeout },
		requestIdHeader: false,
		genReqId: requestIds(),
		trustProxy: trustedProxies(options.trustProxy ?? false),
		exposeHeadRoutes: false,
		clientErrorHandler: answerBrokenRequest(options),
		frameworkErrors: (error, request, reply) => answerError(error, { request, reply, parts: options }),
	});
}

/** Bodies stay text until their endpoint's turn comes: who may not call should not make us parse. */
function acceptBodies(fastify: FastifyInstance): void {
	fastify.removeAllContentTypeParsers();
	const types = ["application/json", "application/jose", formType];
	fastify.addContentTypeParser(types, { parseAs: "string" }, (_request, body, done) => done(null, body));
}

type Guard = {
	readonly limiter: RateLimiter;
	readonly quota: Quota | "none";
	readonly unlimited: (path: string) => boolean;
	readonly isForwarded: (request: FastifyRequest) => boolean;
	readonly errors: ErrorParts;
};

function guardEveryRequest(fastify: FastifyInstance, { limiter, quota, unlimited, isForwarded, errors }: Guard): void {
	fastify.decorateRequest("address", "");
	fastify.addHook("onRequest", (request, reply, done) => {
		request.address = request.ip;
		isForwarded(request);
		reply.header(headers.requestId, request.id).header("x-content-type-options", "nosniff");
		if (quota === "none" || unlimited(pathOf(request.url))) return done();
		const decide = (refused: Refused | undefined) =>
			refused === undefined ? done() : answerRefused(refused, { request, reply, parts: errors });
		const refused = refusalOf(limiter.take(networkOf(request.address), quota));
		if (refused instanceof Promise) void refused.then(decide, done);
		else decide(refused);
	});
}

/** A path that names a part is met only by those of its length, and only where its route says so. */
function unlimitedPaths(routes: readonly RawRoute[]): (path: string) => boolean {
	const whole = new Set<string>(routes.map(({ path }) => path));
	const named = routes
		.filter(({ fromOnePlace }) => fromOnePlace === true)
		.map(({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+")}$`));
	return (path) => whole.has(path) || named.some((shape) => shape.test(path));
}

/** The path as it was called. Asking the framework for its route's would make an object of all that it knows of it. */
function pathOf(url: string): string {
	const query = url.indexOf("?");
	return query === -1 ? url : url.slice(0, query);
}

function callRoutes(fastify: FastifyInstance, routes: readonly Route[], parts: PipelineParts): void {
	const names = new Set<string>();
	const long = longBodies(parts);
	for (const route of routes) {
		const { name, method, path } = route.endpoint;
		if (names.has(name)) throw new Error(`two endpoints are named ${name}`);
		names.add(name);
		fastify.route({ method, url: path, handler: servePipeline(route, parts), ...long(route.endpoint) });
	}
}

function methodsByPath(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
	const methods = new Map<string, readonly string[]>();
	for (const { endpoint } of routes) {
		methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
	}
	return methods;
}

function publishSealingKey(fastify: FastifyInstance, { sealingKey }: Pick<Ports, "sealingKey">): void {
	const text = successText(sealingKey.published);
	fastify.get(sealingKeyPath, (_request, reply) => {
		reply.header("content-type", jsonType).header("cache-control", "no-store").send(text);
	});
}

async function closeWithin(fastify: FastifyInstance, milliseconds: number): Promise<void> {
	const hangUp = setTimeout(() => fastify.server.closeAllConnections(), milliseconds);
	// A connection whose last call has just been answered is kept alive by the client; nobody will use it again.
	const release = setInterval(() => fastify.server.closeIdleConnections(), 50);
	try {
		await fastify.close();
	} finally {
		clearTimeout(hangUp);
		clearInterval(release);
	}
}
