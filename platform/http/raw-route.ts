// Routes that keep another house's protocol: no envelope, no module id, no token of ours. The body arrives as the bytes
// that were signed, as text; the handler judges the caller by itself and answers in its own words.
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Clock } from "#platform/kernel";
import { jsonType } from "./envelope.ts";
import { describeError } from "./log.ts";

export type RawCall = {
	/** The body exactly as it was sent; empty when there was none. */
	readonly body: string;
	/** A header by its lower-case name; of one that was sent twice, undefined. */
	readonly header: (name: string) => string | undefined;
	readonly address: string;
	readonly now: Date;
};

export type RawAnswer = { readonly status: number; readonly body: unknown };

export type RawRoute = {
	readonly method: "POST";
	readonly path: `/${string}`;
	/** Never rejects for what can go wrong in its own protocol; a rejection is a bug and becomes a bare 500. */
	readonly handle: (call: RawCall) => Promise<RawAnswer>;
};

/** Serves them. Throws when a path is taken. */
export function serveRawRoutes(
	fastify: FastifyInstance,
	routes: readonly RawRoute[],
	parts: { readonly clock: Clock; readonly log: Logger },
): void {
	for (const route of routes) {
		fastify.route({
			method: route.method,
			url: route.path,
			handler: async (request, reply) => {
				const call: RawCall = {
					body: typeof request.body === "string" ? request.body : "",
					header: (name) => {
						const value = request.headers[name];
						return typeof value === "string" ? value : undefined;
					},
					address: request.address,
					now: parts.clock.now(),
				};
				try {
					const answer = await route.handle(call);
					return await reply.code(answer.status).header("content-type", jsonType).send(JSON.stringify(answer.body));
				} catch (error) {
					parts.log.error({ path: route.path, error: describeError(error) }, "a raw route failed");
					return reply.code(500).header("content-type", jsonType).send("{}");
				}
			},
		});
	}
}
