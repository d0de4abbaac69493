// Sends a call as its contract says and parses the answer.

import * as z from "zod/mini";
import type { Err, Result } from "#platform/kernel";
import { err, ok } from "#platform/kernel";
import type { Endpoint, InputOf, OutputOf } from "../endpoint.ts";
import { headers, refusal } from "../envelope.ts";
import type { Seal } from "./seal.ts";

/**
 * `code` is the server's error code, or `NETWORK` (no answer), `TIMEOUT`, `BAD_ANSWER` (not what the contract says). A
 * gateway that answers with a page of its own, since its server is away, is a `TEMPORARILY_UNAVAILABLE` too.
 * `message` is the server's sentence in the caller's language; empty for those of our own.
 */
export type CallFailure = { readonly code: string; readonly message: string; readonly value?: unknown };

export type ClientOptions = {
	/** Origin of the server, or "" in a browser on the same origin. */
	readonly origin: string;
	readonly merchant: () => string;
	readonly language: () => string;
	readonly token: () => string | undefined;
	readonly seal: Seal;
	readonly fetch: typeof globalThis.fetch;
	/** Told once for each answer that says the session is over. */
	readonly onLoggedOut?: () => void;
	readonly timeoutMilliseconds?: number;
};

export type CallOptions = {
	readonly signal?: AbortSignal;
	readonly idempotencyKey?: string;
	/** Which of the endpoint's modules the call is for; the first when not said. */
	readonly moduleId?: string;
};

export type Client = {
	readonly call: <E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		options?: CallOptions,
	) => Promise<Result<OutputOf<E>, CallFailure>>;
};

const defaultTimeoutMilliseconds = 20_000;

export function createClient(client: ClientOptions): Client {
	return {
		async call(endpoint, input, options = {}) {
			const answer = await send(client, endpoint, { input, options });
			if (!answer.ok) return answer;
			const refused = z.safeParse(refusal, answer.value);
			if (refused.success) return refusedCall(client, refused.data);
			const success = z.safeParse(successful, answer.value);
			return success.success ? parseValue(endpoint, success.data.value) : ownFailure("BAD_ANSWER");
		},
	};
}

const successful = z.object({ success: z.literal(true), value: z.unknown() });

function parseValue<E extends Endpoint>(endpoint: E, value: unknown): Result<OutputOf<E>, CallFailure> {
	const parsed = z.safeParse<E["output"]>(endpoint.output, value);
	return parsed.success ? ok(parsed.data) : ownFailure("BAD_ANSWER");
}

function refusedCall(client: ClientOptions, refused: z.infer<typeof refusal>): Err<CallFailure> {
	if (refused.errorCode === "NOT_LOGGED_IN") client.onLoggedOut?.();
	return err({ code: refused.errorCode, message: refused.message, value: refused.value });
}

async function send(
	client: ClientOptions,
	endpoint: Endpoint,
	call: { input: unknown; options: CallOptions },
): Promise<Result<unknown, CallFailure>> {
	const limit = AbortSignal.timeout(client.timeoutMilliseconds ?? defaultTimeoutMilliseconds);
	const signal = call.options.signal === undefined ? limit : AbortSignal.any([limit, call.options.signal]);
	try {
		const request = await buildRequest(client, endpoint, call);
		const response = await client.fetch(request.url, { ...request.init, signal });
		if (response.status < 500 || isJson(response)) return ok(await response.json());
		return ownFailure("TEMPORARILY_UNAVAILABLE");
	} catch {
		return ownFailure(limit.aborted ? "TIMEOUT" : "NETWORK");
	}
}

const isJson = ({ headers: head }: Response): boolean => head.get("content-type")?.includes("json") === true;

async function buildRequest(
	client: ClientOptions,
	endpoint: Endpoint,
	call: { input: unknown; options: CallOptions },
): Promise<{ url: string; init: RequestInit }> {
	const head = new Headers({
		[headers.moduleId]: call.options.moduleId ?? endpoint.moduleIds[0],
		[headers.merchant]: client.merchant(),
		[headers.language]: client.language(),
	});
	const token = client.token();
	if (token !== undefined && endpoint.access !== "public") head.set("authorization", `Bearer ${token}`);
	if (call.options.idempotencyKey !== undefined) head.set(headers.idempotencyKey, call.options.idempotencyKey);
	if (endpoint.gateway !== undefined) {
		head.set(headers.gatewayVersion, String(endpoint.gateway));
		head.set(headers.encryptedToken, await client.seal({ token: token ?? "" }));
	}
	const url = client.origin + endpoint.path;
	if (endpoint.method === "GET" || endpoint.method === "DELETE") {
		return { url: url + queryOf(call.input), init: { method: endpoint.method, headers: head } };
	}
	head.set("content-type", contentTypeOf(endpoint));
	const body = endpoint.sealed === true ? await client.seal(call.input) : plainBody(endpoint, call.input);
	return { url, init: { method: endpoint.method, headers: head, body } };
}

const contentTypeOf = ({ sealed, form }: Endpoint): string =>
	sealed === true ? "application/jose" : form === true ? "application/x-www-form-urlencoded" : "application/json";

const plainBody = ({ form }: Endpoint, input: unknown): string =>
	form === true ? queryOf(input).slice(1) : JSON.stringify(input);

function queryOf(input: unknown): string {
	if (typeof input !== "object" || input === null) return "";
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(input)) {
		if (value !== undefined && value !== null) query.set(name, String(value));
	}
	const text = query.toString();
	return text === "" ? "" : `?${text}`;
}

type OwnFailure = "NETWORK" | "TIMEOUT" | "BAD_ANSWER" | "TEMPORARILY_UNAVAILABLE";

const ownFailure = (code: OwnFailure): Err<CallFailure> => err({ code, message: "" });
