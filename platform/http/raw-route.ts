// Routes that keep another house's protocol: no envelope, no module id, no token of ours. The body arrives as the bytes
// that were signed, as text; the handler judges the caller by itself and answers in its own words.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import type { Clock } from "#platform/kernel";
import { jsonType } from "./envelope.ts";
import { describeError } from "./log.ts";

export type RawCall = {
	/** The body exactly as it was sent; empty when there was none. */
	readonly body: string;
	/** A header by its lower-case name; of one that was sent twice, undefined. */
	readonly header: (name: string) => string | undefined;
	/** The path as it was called, with its query. */
	readonly url: string;
	readonly address: string;
	readonly now: Date;
};

export type RawAnswer = { readonly status: number; readonly body: unknown };

/** JSON as it was written and signed, with what its protocol puts beside it. */
export type RawText = {
	readonly status: number;
	readonly text: string;
	readonly headers: Readonly<Record<string, string>>;
};

/** What a route that people visit may answer besides. */
export type RawVisit =
	/** A page that a person looks at; `policy` is its content security policy. */
	| { readonly status: number; readonly page: string; readonly policy: string }
	/** Sends a person on, after a form. */
	| { readonly status: 303; readonly location: string };

export type RawRoute = {
	readonly method: "GET" | "POST";
	/** May name parts of it, as `/pay/:payment`. */
	readonly path: `/${string}`;
	/** Called by machines from one place, though its path names a part: the limit by address is not for it. */
	readonly fromOnePlace?: true;
	/** Never rejects for what can go wrong in its own protocol; a rejection is a bug and becomes a bare 500. */
	readonly handle: (call: RawCall) => Promise<RawAnswer | RawText | RawVisit>;
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
					url: request.url,
					address: request.address,
					now: parts.clock.now(),
				};
				try {
					const answer = await route.handle(call);
					return await answerRaw(reply, answer);
				} catch (error) {
					parts.log.error({ path: route.path, error: describeError(error) }, "a raw route failed");
					return reply.code(500).header("content-type", jsonType).send("{}");
				}
			},
		});
	}
}

function answerRaw(reply: FastifyReply, answer: RawAnswer | RawText | RawVisit): FastifyReply {
	const begun = reply.code(answer.status).header("cache-control", "no-store");
	if ("location" in answer) return begun.header("location", answer.location).send("");
	if ("text" in answer) return begun.headers(answer.headers).header("content-type", jsonType).send(answer.text);
	if ("body" in answer) return begun.header("content-type", jsonType).send(JSON.stringify(answer.body));
	const kept = begun.header("content-security-policy", answer.policy).header("referrer-policy", "no-referrer");
	return kept.header("content-type", "text/html; charset=utf-8").send(answer.page);
}
