// A member's call straight to a route, and how long calls take one after the other.
import type { MemberId } from "#platform/kernel";

export async function millisecondsEach(calls: number, call: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	for (let index = 0; index < calls; index++) await call();
	return (performance.now() - start) / calls;
}

export const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export const callOf = (member: MemberId) => ({
	principal: {
		memberId: member,
		sessionId: "bench",
		guest: false,
		account: "bench",
		merchant: "bench",
		currency: "P" as const,
	},
	play: undefined,
	staff: undefined,
	address: "127.0.0.1",
	host: "localhost",
	language: "en",
	merchant: "bench",
	requestId: "bench",
	userAgent: "bench",
	idempotencyKey: undefined,
	now: new Date(),
	log: quiet,
});
