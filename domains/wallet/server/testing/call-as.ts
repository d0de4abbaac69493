// Calls a route as a member would, for tests: the input is parsed by its contract and so is the answer.
import { parse } from "zod/mini";
import type { Endpoint, OutputOf } from "#platform/contract";
import type { Route } from "#platform/http";
import { type CurrencyCode, type MemberId, systemClock } from "#platform/kernel";

export type TestCall = {
	readonly member: MemberId;
	readonly currency?: CurrencyCode;
	readonly input?: Readonly<Record<string, unknown>>;
	readonly now?: Date;
};

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Answers with the value, or with the code of the failure. */
export function callAs<E extends Endpoint>(
	route: Route,
	endpoint: E,
): (call: TestCall) => Promise<OutputOf<E> | string> {
	return async ({ member, currency = "P", input = {}, now = systemClock.now() }) => {
		const principal = {
			memberId: member,
			sessionId: "test",
			guest: false,
			account: "test",
			merchant: "test",
			currency,
		};
		const result = await route.handle(parse(endpoint.input, input), {
			principal,
			play: undefined,
			staff: undefined,
			address: "127.0.0.1",
			host: "localhost",
			language: "en",
			merchant: "test",
			requestId: "test",
			userAgent: "test",
			idempotencyKey: undefined,
			now,
			log: quiet,
		});
		return result.ok ? parse<E["output"]>(endpoint.output, result.value) : result.error.code;
	};
}
