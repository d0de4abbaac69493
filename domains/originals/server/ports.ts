// What the instant games are given and work with, and whose seat a play session takes.

import type { GamesApi } from "#games/api";
import type { Beacon } from "#platform/beacon";
import type { Database } from "#platform/db";
import type { Log, PlayTicket } from "#platform/http";
import type { Chance, Clock, NewId } from "#platform/kernel";
import type { Rooms } from "#platform/rooms";
import { originalVendor } from "../contract/index.ts";
import { isOriginalGame, type OriginalGame } from "../core/index.ts";
import type { Seat } from "./seed-store.ts";
import type { Seeds } from "./seeds.ts";

export type OriginalsDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly newId: NewId;
	/** The operating system's: server seeds come from it. */
	readonly chance: Chance;
	/** Seals server seeds: 32 bytes that are not in the database. */
	readonly seedKey: Buffer;
	readonly games: Pick<GamesApi, "playRound" | "round" | "playBalance" | "shownName" | "tickets">;
	/** Public randomness, for the salt of crash, where the network allows it. */
	readonly beacon?: Beacon | undefined;
	/** Crash is one. */
	readonly rooms: Rooms;
};

export type OriginalsTools = Omit<OriginalsDeps, "chance" | "seedKey"> & { readonly seeds: Seeds };

/** Whose seeds and rounds a play session uses: the member's own in each game; a trial has its own. */
export const seatOf = ({ memberId, playId, gameCode }: PlayTicket): Seat => ({
	owner: memberId === undefined ? `p${playId}` : `m${memberId}`,
	game: gameCode,
});

/** The instant game that a session was launched for; undefined when it is another vendor's, however it is coded. */
export const gameIn = ({ vendor, gameCode }: PlayTicket): OriginalGame | undefined =>
	vendor === originalVendor && isOriginalGame(gameCode) ? gameCode : undefined;

/** The same for games that are drawn for a seat: the rounds of crash are everybody's. */
export function seatGameIn(play: PlayTicket): OriginalGame | undefined {
	const game = gameIn(play);
	return game === "crash" ? undefined : game;
}

/** The game of a row or a ticket. Throws on one that is not ours: such a session is never asked here. */
export function gameOf(code: string): OriginalGame {
	if (!isOriginalGame(code)) throw new Error(`${code} is not an instant game`);
	return code;
}
