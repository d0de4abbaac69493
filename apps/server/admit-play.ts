// Who may come up by `/play`: whoever holds the token of a launched game that runs, while the site is open and from where play
// is allowed. The same that a call of play meets at the door.
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { PlayTicket } from "#platform/http";
import { systemClock } from "#platform/kernel";
import type { PlayRooms } from "#platform/live";
import type { RunningRooms } from "#platform/rooms";
import type { Modules } from "./compose.ts";
import { geoBlockingOf } from "./serve-calls.ts";

export type AdmitPlay = (token: string, request: IncomingMessage) => Promise<PlayTicket | undefined>;

export type AdmitParts = { readonly log: Logger; readonly addressOf: (request: IncomingMessage) => string };

export function createAdmitPlay(modules: Modules, { log, addressOf }: AdmitParts): AdmitPlay {
	const { brand, games } = modules;
	const { placeOf } = geoBlockingOf(modules, log);
	return async (token, request) => {
		const play = await games.api.authenticatePlay(token);
		if (play === undefined) return undefined;
		const address = addressOf(request);
		if (brand.api.standing({ merchant: play.merchant, address }).status !== 0) return undefined;
		const refused = await placeOf({ principal: undefined, play, address, now: systemClock.now() });
		return refused === undefined ? play : undefined;
	};
}

type Later = { readonly running: () => RunningRooms | undefined; readonly admit: AdmitPlay };

/** The rooms come after the channel, which pushes for them: until they are there nobody is admitted. */
export const playRoomsOf = ({ running, admit }: Later): PlayRooms => ({
	admit,
	join: async (...asked) => running()?.play.join(...asked),
	act: async (...asked) => running()?.play.act(...asked) ?? { ok: false, error: "ROOM_UNKNOWN" },
});
