// Sends a call through the whole server, for tests: envelope, token, permission, sealed body, both contracts.
import { randomUUID } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import * as z from "zod/mini";
import { type Endpoint, type Failure, headers, type InputOf, type OutputOf } from "#platform/contract";
import type { HttpServer, SealingKey } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";

export type CallFrom = {
	readonly token?: string;
	readonly merchant?: string;
	readonly address?: string;
	/** Of an idempotent call; a new one each time when not said. */
	readonly key?: string;
	/** What the browser is known by. */
	readonly browser?: string;
	/** Told of the cookie that comes back. */
	readonly onCookie?: (cookie: string) => void;
};

export type SendCall = <E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	from?: CallFrom,
) => Promise<Result<OutputOf<E>, Failure<string>>>;

const envelope = z.discriminatedUnion("success", [
	z.object({ success: z.literal(true), value: z.unknown() }),
	z.object({ success: z.literal(false), errorCode: z.string(), value: z.optional(z.unknown()) }),
]);

export function sendCall(around: {
	readonly http: HttpServer;
	readonly key: SealingKey["published"];
	readonly now: () => Date;
}): SendCall {
	return async <E extends Endpoint>(endpoint: E, input: InputOf<E>, from: CallFrom = {}) => {
		const hasBody = endpoint.method === "POST" || endpoint.method === "PUT";
		const answer = await around.http.fastify.inject({
			method: endpoint.method,
			url: hasBody ? endpoint.path : `${endpoint.path}?${queryOf(input)}`,
			remoteAddress: from.address ?? "203.0.113.9",
			headers: {
				[headers.moduleId]: endpoint.moduleIds[0],
				[headers.merchant]: from.merchant ?? "tessera",
				...(from.token === undefined ? {} : { authorization: `Bearer ${from.token}` }),
				...(from.browser === undefined ? {} : { cookie: `other=1; staffBrowser=${from.browser}` }),
				...(endpoint.idempotent === true ? { [headers.idempotencyKey]: from.key ?? randomUUID() } : {}),
				...(hasBody ? { "content-type": endpoint.sealed === true ? "application/jose" : "application/json" } : {}),
			},
			...(hasBody ? { payload: await bodyOf(endpoint, { input, ...around }) } : {}),
		});
		const cookie = answer.headers["set-cookie"];
		if (typeof cookie === "string") from.onCookie?.(cookie);
		const said = z.parse(envelope, answer.json());
		if (said.success) return ok(z.parse<E["output"]>(endpoint.output, said.value));
		return err({ code: said.errorCode, value: said.value });
	};
}

const queryOf = (input: unknown): string =>
	new URLSearchParams(z.parse(z.record(z.string(), z.coerce.string()), input)).toString();

async function bodyOf(
	endpoint: Endpoint,
	{ input, key, now }: { readonly input: unknown; readonly key: SealingKey["published"]; readonly now: () => Date },
): Promise<string> {
	if (endpoint.sealed !== true) return JSON.stringify(input);
	const inside = JSON.stringify({ body: input, sentAt: now().getTime(), nonce: randomUUID() });
	return new CompactEncrypt(new TextEncoder().encode(inside))
		.setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid })
		.encrypt(await importJWK(key, "ECDH-ES"));
}
