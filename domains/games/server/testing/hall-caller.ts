// Calls the hall's endpoints as the server would: input parsed by the contract, and the answer too.
import * as z from "zod/mini";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import type { CallContext, PlayTicket, Principal } from "#platform/http";
import type { MemberId, Result } from "#platform/kernel";
import type { Hall } from "./open-hall.ts";

export type Caller = { readonly principal?: Principal; readonly play?: PlayTicket; readonly language?: string };

export type Call = <E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	caller?: Caller,
) => Promise<Result<OutputOf<E>, Failure<string>>>;

export function callerOf(hall: Hall): { readonly call: Call; readonly as: (member: MemberId) => Caller } {
	const call: Call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, caller: Caller = {}) => {
		const route = hall.games.routes.find((one) => one.endpoint.name === endpoint.name);
		if (route === undefined) throw new Error(`no route for ${endpoint.name}`);
		const answer = await route.handle(z.parse(endpoint.input, input), { ...factsOf(hall, caller), ...whoOf(caller) });
		return answer.ok ? { ok: true, value: z.parse<E["output"]>(endpoint.output, answer.value) } : answer;
	};
	return { call, as: (member) => ({ principal: hall.principal(member) }) };
}

const factsOf = (hall: Hall, caller: Caller) => ({
	address: "203.0.113.1",
	host: "localhost",
	language: caller.language ?? "en",
	merchant: "tessera",
	requestId: "r",
	userAgent: "test",
	idempotencyKey: undefined,
	now: hall.clock.now(),
	log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
});

function whoOf({
	principal,
	play,
}: Caller):
	| Pick<CallContext<"member">, "principal" | "play">
	| Pick<CallContext<"play">, "principal" | "play">
	| Pick<CallContext<"public">, "principal" | "play"> {
	if (play !== undefined) return { principal: undefined, play };
	return principal === undefined ? { principal: undefined, play: undefined } : { principal, play: undefined };
}
