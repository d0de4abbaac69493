// Joins the door to protection: where somebody known is, is asked of it; a game does not go on where play is not allowed.
import { failure } from "#platform/contract";
import type { MaybePromise, PlacedCall, PlayTicket, Principal, Refused } from "#platform/http";
import type { CheckLocation } from "#protection/api";

const notHere = failure("REGION_RESTRICTED");

export type GeoBlockingParts = {
	readonly checkLocation: CheckLocation;
	/** Who holds a token, without counting as activity. */
	readonly sessionOf: (token: string) => Promise<Principal | undefined>;
	readonly playOf: (token: string) => MaybePromise<PlayTicket | undefined>;
	readonly endPlay: (playId: string) => Promise<void>;
	/** Ends the games that hang on a login. */
	readonly endPlaysOf: (sessionId: string) => Promise<void>;
	readonly warn: (thrown: unknown) => void;
};

export type GeoBlocking = {
	readonly placeOf: (call: PlacedCall) => MaybePromise<Refused | undefined>;
	readonly turnedAway: (token: string, call: Pick<PlacedCall, "address" | "now">) => void;
};

export function createGeoBlocking(parts: GeoBlockingParts): GeoBlocking {
	const placeOf: GeoBlocking["placeOf"] = (call) => {
		const allowed = askGeoBlocking(parts, call);
		if (allowed instanceof Promise) return allowed.then((known) => (known ? undefined : endGames(parts, call)));
		return allowed || call.play === undefined ? undefined : notHere;
	};
	return {
		placeOf,
		turnedAway: (token, call) => {
			const known = async () => {
				const principal = await parts.sessionOf(token);
				const play = principal === undefined ? await parts.playOf(token) : undefined;
				if (principal !== undefined || play !== undefined) await placeOf({ ...call, principal, play });
			};
			known().catch(parts.warn);
		},
	};
}

function askGeoBlocking({ checkLocation }: GeoBlockingParts, { principal, play, address, now }: PlacedCall) {
	if (principal !== undefined) {
		const { memberId, merchant, sessionId } = principal;
		return checkLocation({ memberId, merchant, subject: sessionId, begins: "login", address, now });
	}
	if (play?.memberId === undefined) return true;
	const { memberId, merchant, playId } = play;
	return checkLocation({ memberId, merchant, subject: playId, begins: "play", address, now });
}

/** Whoever is logged in may look at what is theirs from anywhere; it is play that ends. */
async function endGames(
	{ endPlay, endPlaysOf }: GeoBlockingParts,
	{ principal, play }: PlacedCall,
): Promise<Refused | undefined> {
	if (principal !== undefined) await endPlaysOf(principal.sessionId);
	if (play === undefined) return undefined;
	await endPlay(play.playId);
	return notHere;
}
