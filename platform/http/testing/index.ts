// Calls a route as the server would, for tests: the input is parsed by its contract, and the answer too.
import * as z from "zod/mini";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";
import type { AnyCall, CallContext, PlayTicket, Principal, Route } from "../call.ts";

export { newPair } from "./key-pairs.ts";
export { drawPicture } from "./pictures.ts";

/** Hears nothing. */
export const log = { debug() {}, info() {}, warn() {}, error() {} };

/** A login of a member that nobody opened. */
export const principalOf = (memberId: MemberId, currency: CurrencyCode = "P"): Principal => ({
	memberId,
	sessionId: `login-${memberId}`,
	guest: false,
	account: `player${memberId}`,
	merchant: "tessera",
	currency,
});

/** A launched game of a member, or a trial without one. */
export const ticketOf = (memberId: MemberId | undefined, currency: CurrencyCode = "P"): PlayTicket => ({
	playId: `play-${memberId ?? "trial"}`,
	memberId,
	vendor: "TESSERA",
	gameCode: "lantern",
	mode: memberId === undefined ? "demo" : "real",
	currency,
	merchant: "tessera",
});

/** The route of an endpoint, by its name. */
export function routeOf(routes: readonly Route[], name: string): Route {
	const route = routes.find(({ endpoint }) => endpoint.name === name);
	if (route === undefined) throw new Error(`no route for ${name}`);
	return route;
}

const anyCall = {
	principal: undefined,
	play: undefined,
	staff: undefined,
	address: "203.0.113.1",
	host: "localhost",
	language: "en",
	merchant: "tessera",
	requestId: "r",
	userAgent: "test",
	idempotencyKey: undefined,
	log,
};

/** A call of a member's login, of a seat in a game, or of nobody, as the server's door hands it on. */
export function contextOf(
	now: Date,
	{ play, member }: { readonly play?: PlayTicket; readonly member?: MemberId | undefined },
): CallContext {
	if (play !== undefined) return { ...anyCall, now, play };
	return { ...anyCall, now, principal: member === undefined ? undefined : principalOf(member) };
}

/** Who calls, when, and what else differs from any call. */
export type TestCaller = Partial<AnyCall> & Pick<AnyCall, "now">;

export async function callRoute<E extends Endpoint>(
	routes: readonly Route[],
	asked: { readonly endpoint: E; readonly input: InputOf<E> },
	caller: TestCaller,
): Promise<Result<OutputOf<E>, Failure<string>>> {
	const { endpoint, input } = asked;
	const route = routeOf(routes, endpoint.name);
	const answer = await route.handle(z.parse(endpoint.input, input), { ...anyCall, ...caller });
	return answer.ok ? { ok: true, value: z.parse<E["output"]>(endpoint.output, answer.value) } : answer;
}
