// Calls the hall's endpoints as the server would: input parsed by the contract, and the answer too.
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import type { PlayTicket, Principal } from "#platform/http";
import { callRoute } from "#platform/http/testing";
import type { MemberId, Result } from "#platform/kernel";
import type { Hall } from "./open-hall.ts";

export type Caller = { readonly principal?: Principal; readonly play?: PlayTicket; readonly language?: string };

export type Call = <E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	caller?: Caller,
) => Promise<Result<OutputOf<E>, Failure<string>>>;

export function callerOf(hall: Hall): { readonly call: Call; readonly as: (member: MemberId) => Caller } {
	return {
		call: (endpoint, input, caller = {}) =>
			callRoute(hall.games.routes, { endpoint, input }, { ...caller, now: hall.clock.now() }),
		as: (member) => ({ principal: hall.principal(member) }),
	};
}
