// How the signed gateway is spoken to, whatever is asked of it: each call is signed, has a time limit and follows no redirect;
// what it tells by itself is believed when it is signed and fresh.
import type * as z from "zod/mini";
import { type Clock, err, ok, type Result } from "#platform/kernel";
import type { SignedWebhook, WebhookRefusal } from "./deposit-provider.ts";
import { gatewayHeaders, gatewaySignature, readJson, type Shape, verifyGateway } from "./gateway-words.ts";

export type GatewaySettings = {
	readonly code: string;
	readonly simulated: boolean;
	/** Where it is called, without a slash at its end. */
	readonly url: string;
	/** Names our account; in the clear. */
	readonly key: string;
	/** Signs both ways. Never sent. */
	readonly secret: string;
	/** Where it sends the member back to. */
	readonly returnTo: string;
};

export type GatewayParts = {
	readonly clock: Clock;
	readonly fetch?: typeof globalThis.fetch;
	/** Milliseconds until a call is given up. */
	readonly patience?: number;
};

const patienceMilliseconds = 5_000;

type Output<S extends Shape> = z.core.output<S>;

export type Answered = { readonly status: number; readonly text: string };

/** Undefined when no answer came in time. */
export type GatewayCall = (path: string, body?: string) => Promise<Answered | undefined>;

export function gatewayCaller({ url, key, secret }: GatewaySettings, parts: GatewayParts): GatewayCall {
	const { clock, fetch = globalThis.fetch, patience = patienceMilliseconds } = parts;
	return async (path, body) => {
		const timestamp = String(clock.now().getTime());
		const signature = gatewaySignature(secret, { direction: "call", timestamp, text: body ?? path });
		const signed = {
			[gatewayHeaders.key]: key,
			[gatewayHeaders.timestamp]: timestamp,
			[gatewayHeaders.signature]: signature,
		};
		try {
			const answer = await fetch(`${url}${path}`, {
				headers: { ...signed, ...(body === undefined ? {} : { "content-type": "application/json" }) },
				...(body === undefined ? {} : { method: "POST", body }),
				redirect: "error",
				signal: AbortSignal.timeout(patience),
			});
			return { status: answer.status, text: await answer.text() };
		} catch {
			return undefined;
		}
	};
}

/** What says that our own call was wrong, or that it was too much at once, says nothing of what was ordered. */
const ours: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);
/** A payment that is refused by mistake is opened again: nothing is lost. */
export const refusesPayment = (status: number): boolean => status >= 400 && status < 500 && !ours.has(status);
/** A pay-out that is refused goes out another way: believed only where the status can mean nothing else. */
export const refusesPayout = (status: number): boolean => status === 400 || status === 422;
/** It has this key already: what became of it is asked. */
export const hasKey = (answer: Answered | undefined): boolean => answer?.status === 409;

export type Ordered<Said> =
	| { readonly outcome: "answered"; readonly said: Said }
	/** It takes no such order, and never will. */
	| { readonly outcome: "refused"; readonly reason: string }
	/** Nobody knows: it is asked again, with the same key. */
	| { readonly outcome: "unanswered"; readonly reason: string };

/** What an answer makes of an order, and which statuses are a refusal. */
export function orderedBy<S extends Shape>(
	shape: S,
	answer: Answered | undefined,
	refuses: (status: number) => boolean,
): Ordered<Output<S>> {
	if (answer === undefined) return { outcome: "unanswered", reason: "no answer" };
	const { status, text } = answer;
	const reason = `status ${status}`;
	if (refuses(status)) return { outcome: "refused", reason };
	const said = status === 200 ? readJson(shape, text) : undefined;
	return said === undefined ? { outcome: "unanswered", reason } : { outcome: "answered", said };
}

/** What became of one that was ordered. */
export function readBy<S extends Shape>(
	shape: S,
	answer: Answered | undefined,
): { readonly outcome: "known"; readonly said: Output<S> } | { readonly outcome: "unknown" | "unanswered" } {
	if (answer?.status === 404) return { outcome: "unknown" };
	const said = answer?.status === 200 ? readJson(shape, answer.text) : undefined;
	return said === undefined ? { outcome: "unanswered" } : { outcome: "known", said };
}

/** What a webhook says, when it is the provider's own and fresh. */
export function heardBy<S extends Shape>(
	shape: S,
	{ secret, body, header, now }: SignedWebhook & Pick<GatewaySettings, "secret">,
): Result<Output<S>, WebhookRefusal> {
	const [timestamp, signature] = [header(gatewayHeaders.timestamp) ?? "", header(gatewayHeaders.signature) ?? ""];
	const said = { direction: "webhook", text: body, timestamp, signature, now } as const;
	const refused = verifyGateway(secret, said);
	if (refused !== undefined) return err(refused);
	const told = readJson(shape, body);
	return told === undefined ? err("UNREADABLE") : ok(told);
}

/** Where a page of a statement is asked for. */
export function statementPath(path: string, asked: { readonly since: Date; readonly after: string | undefined }) {
	const { since, after } = asked;
	const query = new URLSearchParams({ since: since.toISOString(), ...(after === undefined ? {} : { after }) });
	return `${path}?${query}`;
}
