// Bodies that are longer than any call's: read from nobody but who is logged in, within their quota, and only as many at
// once as there is memory for. All of it is asked before the first byte, and a place is kept until the answer is out:
// what was read is in memory until then.
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Endpoint, failure } from "#platform/contract";
import { callerOfLongBody } from "./decorators/authentication.ts";
import { networkOf, refusalOf, sessionKey } from "./decorators/rate-limit.ts";
import type { PipelineParts } from "./pipeline.ts";
import type { Refused } from "./ports.ts";
import { answerRefused } from "./server-errors.ts";

export type LongBodyBounds = {
	/** Of all together, as they say of themselves; one that does not say counts as the longest that its call takes. */
	readonly bytes: number;
	readonly bodies: number;
	readonly ofOneSession: number;
	/** Of the bytes, for one network. */
	readonly bytesOfOneNetwork: number;
};

/** Twice the longest. */
export const defaultBounds: LongBodyBounds = {
	bytes: 2 * 22_020_096,
	bodies: 8,
	ofOneSession: 2,
	bytesOfOneNetwork: 22_020_096,
};

const busy = failure("TOO_MANY_REQUESTS", { retryAfterSeconds: 2 });

export type LongBodies = (endpoint: Endpoint) => Partial<RouteOptions>;

/** Counts in this process. Those of staff are counted apart: no member keeps a desk from its work. Throws for a call of play. */
export function longBodies(parts: PipelineParts, bounds: LongBodyBounds = defaultBounds): LongBodies {
	const places = { staff: countPlaces(bounds), members: countPlaces(bounds) };
	return (endpoint) => {
		const { bodyBytes } = endpoint;
		if (bodyBytes === undefined) return {};
		// Few places, asked for by a session: a bet would be refused its token, and wait for the bets of others.
		if (endpoint.access === "play") throw new Error(`${endpoint.name}: no call of play has a long body`);
		const { take } = endpoint.access === "staff" ? places.staff : places.members;
		const refusedBefore = async (request: FastifyRequest, reply: FastifyReply): Promise<Refused | undefined> => {
			const caller = await callerOfLongBody(request.headers.authorization, { endpoint, ...parts });
			if (!caller.ok) return caller.error;
			const said = Number(request.headers["content-length"] ?? Number.NaN);
			const bytes = Number.isSafeInteger(said) ? Math.min(said, bodyBytes) : bodyBytes;
			const release = take({ session: caller.value.sessionId, network: networkOf(request.address), bytes });
			if (release === undefined) return busy;
			reply.raw.once("close", release);
			return endpoint.limit?.by === "session"
				? refusalOf(parts.limiter.take(sessionKey(endpoint.name, caller.value), endpoint.limit))
				: undefined;
		};
		return {
			bodyLimit: bodyBytes,
			onRequest: async (request, reply) => {
				const refused = await refusedBefore(request, reply);
				if (refused === undefined) return;
				answerRefused(refused, { request, reply, parts });
				await reply;
			},
		};
	};
}

type Place = { readonly session: string; readonly network: string; readonly bytes: number };

function countPlaces(bounds: LongBodyBounds) {
	const taken = new Set<Place>();
	const sum = (places: readonly Place[]): number => places.reduce((total, { bytes }) => total + bytes, 0);
	return {
		/** Undefined where there is none; else how to give it back, once. */
		take(place: Place): (() => void) | undefined {
			const all = [...taken];
			const ofNetwork = all.filter(({ network }) => network === place.network);
			const full =
				all.length >= bounds.bodies ||
				sum(all) + place.bytes > bounds.bytes ||
				sum(ofNetwork) + place.bytes > bounds.bytesOfOneNetwork ||
				all.filter(({ session }) => session === place.session).length >= bounds.ofOneSession;
			if (full) return undefined;
			taken.add(place);
			return () => void taken.delete(place);
		},
	};
}
