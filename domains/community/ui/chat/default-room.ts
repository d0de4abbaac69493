// Which room somebody finds the chat in, and what a room's parts share. Pure.
import type { OutputOf } from "#platform/contract";
import type { listChatRooms } from "../../contract/index.ts";

type Known = OutputOf<typeof listChatRooms>;

export type ChatPlace = {
	readonly room: string;
	/** Undefined for visitors and guests, who read. */
	readonly me: Known["me"];
	/** Asks anew what one may do here. */
	readonly refresh: () => void;
};

/** That of the page's language, else the first. */
export function defaultRoom<Room extends Known["rooms"][number]>(
	rooms: readonly Room[],
	language: string,
): Room | undefined {
	return rooms.find(({ of }) => of === language) ?? rooms[0];
}
