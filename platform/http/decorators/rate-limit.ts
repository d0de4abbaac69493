// How often one address or one session may call. The counting itself is a port.
import { type Endpoint, failure } from "#platform/contract";
import type { AnyCall, PlayTicket } from "../call.ts";
import type { MaybePromise, RateLimiter, Refused } from "../ports.ts";
import type { Step } from "./step.ts";

/** Undefined for endpoints without a limit of their own. */
export function rateLimitStep(endpoint: Endpoint, limiter: RateLimiter): Step | undefined {
	const { limit, name } = endpoint;
	if (limit === undefined) return undefined;
	if (limit.by === "address") return ({ context }) => refusalOf(limiter.take(`${name} ${addressKey(context)}`, limit));
	const keyOf = callerKeys(name);
	return ({ context }) => refusalOf(limiter.take(keyOf(context), limit));
}

export function refusalOf(seconds: MaybePromise<number>): MaybePromise<Refused | undefined> {
	return seconds instanceof Promise ? seconds.then(tooMany) : tooMany(seconds);
}

const tooMany = (seconds: number): Refused | undefined =>
	seconds === 0 ? undefined : failure("TOO_MANY_REQUESTS", { retryAfterSeconds: seconds });

const addressKey = (context: AnyCall): string => networkOf(context.address);

/** The key of a session at an endpoint, as it is known before its call is. */
export const sessionKey = (
	name: string,
	{ kind, sessionId }: { readonly kind: "session" | "staff"; readonly sessionId: string },
): string => `${name} ${kind} ${sessionId}`;

/** Keys of callers at an endpoint. One of a game that is played is kept as long as its ticket: it is asked for every spin. */
function callerKeys(name: string): (context: AnyCall) => string {
	const kept = new WeakMap<PlayTicket, string>();
	return ({ principal, play, staff, address }) => {
		if (staff !== undefined) return sessionKey(name, { kind: "staff", sessionId: staff.sessionId });
		if (principal !== undefined) return sessionKey(name, { kind: "session", sessionId: principal.sessionId });
		if (play === undefined) return `${name} ${networkOf(address)}`;
		const known = kept.get(play);
		if (known !== undefined) return known;
		const key = `${name} play ${play.playId}`;
		kept.set(play, key);
		return key;
	};
}

/** One subscriber of IPv6 holds at least a /64, so its addresses count as one. */
export function networkOf(address: string): string {
	if (!address.includes(":")) return address;
	const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	const [front = "", back] = address.split("%")[0]?.split("::") ?? [];
	const groups = front === "" ? [] : front.split(":");
	const tail = back === undefined || back === "" ? [] : back.split(":");
	while (back !== undefined && groups.length + tail.length < 8) groups.push("0");
	return `${[...groups, ...tail].slice(0, 4).join(":")}/64`;
}
