// Who hears of rooms on this process: a port that the live channel fills.
import type { PayloadOf, roomPush } from "#platform/contract";

export type RoomPush = PayloadOf<typeof roomPush>;

export type Audience = {
	/** Live rooms (`room:<kind>:<id>`) that somebody hears here. */
	readonly heard: () => readonly string[];
	readonly isHeard: (room: string) => boolean;
	readonly toRoom: (room: string, push: RoomPush) => void;
	/** Seats that are joined here. */
	readonly seats: (room: string) => readonly string[];
	readonly toSeat: (room: string, told: { readonly seat: string; readonly push: RoomPush }) => void;
};

/** For processes without connections. */
export const noAudience: Audience = {
	heard: () => [],
	isHeard: () => false,
	toRoom: () => {},
	seats: () => [],
	toSeat: () => {},
};
