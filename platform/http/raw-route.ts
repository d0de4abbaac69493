// Routes that keep another house's protocol: no envelope, no module id, no token of ours. The body arrives as the bytes
// that were signed, as text; the handler judges the caller by itself and answers in its own words.
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import type { Clock } from "#platform/kernel";
import type { Log } from "./call.ts";
import { jsonType, sharedStatus } from "./envelope.ts";
import { type RefusalOfThrown, refusalsOfThrown } from "./thrown.ts";

export type RawCall = {
	/** The body exactly as it was sent; empty when there was none. */
	readonly body: string;
	/** A header by its lower-case name; of one that was sent twice, undefined. */
	readonly header: (name: string) => string | undefined;
	/** The path as it was called, with its query. */
	readonly url: string;
	readonly address: string;
	readonly now: Date;
	/**
	 * For a handler that answers in its own words whatever is thrown: writes it down with `fields`, trouble of the database in
	 * one line at a time, and lets the server know where there was no room.
	 */
	readonly failed: (thrown: unknown, fields: Readonly<Record<string, string>>) => void;
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
	/**
	 * Never rejects for what can go wrong in its own protocol. A rejection is the database's trouble, which becomes a bare 503,
	 * or a bug, a bare 500.
	 */
	readonly handle: (call: RawCall) => Promise<RawAnswer | RawText | RawVisit>;
};

export type RawParts = {
	readonly clock: Clock;
	readonly log: Logger;
	/** Shared with the house's own calls, so that trouble is told once; an own one when not given. */
	readonly refusalOfThrown?: RefusalOfThrown;
};

/** Serves them. Throws when a path is taken. */
export function serveRawRoutes(fastify: FastifyInstance, routes: readonly RawRoute[], parts: RawParts): void {
	const { clock, log, refusalOfThrown = refusalsOfThrown(clock) } = parts;
	for (const route of routes) {
		const told = (thrown: unknown, fields: Readonly<Record<string, string>>) =>
			refusalOfThrown(thrown, logWith(log, { path: route.path, ...fields }));
		const failed: RawCall["failed"] = (thrown, fields) => void told(thrown, fields);
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
					now: clock.now(),
					failed,
				};
				try {
					const answer = await route.handle(call);
					return await answerRaw(reply, answer);
				} catch (error) {
					const { code } = told(error, {});
					return reply.code(sharedStatus(code)).header("content-type", jsonType).send("{}");
				}
			},
		});
	}
}

/** The same log with fields of its own in each line. */
function logWith(log: Logger, own: Readonly<Record<string, string>>): Pick<Log, "warn" | "error"> {
	return {
		warn: (fields, message) => log.warn({ ...own, ...fields }, message),
		error: (fields, message) => log.error({ ...own, ...fields }, message),
	};
}

function answerRaw(reply: FastifyReply, answer: RawAnswer | RawText | RawVisit): FastifyReply {
	const begun = reply.code(answer.status).header("cache-control", "no-store");
	if ("location" in answer) return begun.header("location", answer.location).send("");
	if ("text" in answer) return begun.headers(answer.headers).header("content-type", jsonType).send(answer.text);
	if ("body" in answer) return begun.header("content-type", jsonType).send(JSON.stringify(answer.body));
	const kept = begun.header("content-security-policy", answer.policy).header("referrer-policy", "no-referrer");
	return kept.header("content-type", "text/html; charset=utf-8").send(answer.page);
}
