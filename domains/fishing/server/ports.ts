// What the fishing games are given and work with, and whose seat a play session takes.
import type { GamesApi, StudioDeps } from "#games/api";
import type { PlayTicket } from "#platform/http";
import { isCurrencyCode, parseMemberId } from "#platform/kernel";
import { fishingVendor } from "../contract/index.ts";
import {
	type FishingGame,
	type FishTable,
	fishTables,
	isFishingGame,
	roomNamed,
	type SeatPlay,
} from "../core/index.ts";
import type { Seeds } from "./seeds.ts";

export type FishingDeps = Pick<StudioDeps, "db" | "clock" | "chance" | "newId" | "log" | "rooms"> & {
	/** Seals server seeds: 32 bytes that are not in the database. */
	readonly seedKey: Buffer;
	readonly games: Pick<GamesApi, "playRound" | "playBalance" | "shownName">;
};

export type FishingTools = Omit<FishingDeps, "seedKey"> & { readonly seeds: Seeds };

/** The fishing game that a session was launched for; undefined when it is another vendor's. */
export const fishingGameIn = ({ vendor, gameCode }: PlayTicket): FishingGame | undefined =>
	vendor === fishingVendor && isFishingGame(gameCode) ? gameCode : undefined;

/** A member is one angler in all their windows; a trial is its own. */
export const ownerOf = ({ memberId, playId }: PlayTicket): string =>
	memberId === undefined ? `p${playId}` : `m${memberId}`;

export const seatPlayOf = ({ memberId, ...play }: PlayTicket): SeatPlay => ({
	...play,
	memberId: memberId === undefined ? null : String(memberId),
});

/** Throws on what is no play session: none such sits down. */
export function playTicketOf({ memberId: text, currency, ...play }: SeatPlay): PlayTicket {
	const memberId = text === null ? undefined : parseMemberId(text);
	if (!isCurrencyCode(currency) || (text !== null && memberId === undefined))
		throw new Error(`a seat without a play session: ${play.playId}`);
	return { ...play, currency, memberId };
}

/** Throws on a room that is none of ours: no such room is opened. */
export function tableIn(roomId: string): FishTable {
	const room = roomNamed(roomId);
	if (room === undefined) throw new Error(`${roomId} is no fishing room`);
	return fishTables[room.game];
}
