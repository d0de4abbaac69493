// Rooms that a connection joins and leaves while it stands. It says so in two messages and no other; a join is answered with how
// the room stands, so whoever has missed something joins again.
import type { Socket } from "socket.io";
import * as z from "zod/mini";
import type { RoomSnapshot } from "#platform/contract";
import { tokenBuckets } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { tooMany, unavailable } from "./refusals.ts";

/** Rooms that are opened at run time: `room:<kind>:<id>`. */
export type OpenRooms = {
	/** How it stands; undefined where there is none. Somebody watches it from now on. */
	readonly join: (room: string) => Promise<RoomSnapshot | undefined>;
};

export const openRoomName = z.string().check(z.regex(/^room:[a-z][a-z0-9-]{0,31}:[A-Za-z0-9_-]{1,64}$/));

/** What a join is answered with. */
export type Joined = ({ readonly ok: true } & RoomSnapshot) | { readonly ok: false; readonly code: string };

/** Rooms of one connection at once. */
export const mostJoined = 8;
const quota = { max: 60, seconds: 60 };

export type Joining = {
	/** Whether it is one of the two messages and has been seen to; any other is not for here. */
	readonly hear: (socket: Socket, message: readonly unknown[]) => boolean;
};

export function createJoining({ join }: OpenRooms, liveName: (room: string) => string): Joining {
	const joins = tokenBuckets({ clock: systemClock });
	const joined = new WeakMap<Socket, Set<string>>();
	const roomsOf = (socket: Socket): Set<string> => {
		const rooms = joined.get(socket) ?? new Set();
		joined.set(socket, rooms);
		return rooms;
	};
	async function joinedBy(socket: Socket, room: string): Promise<Joined> {
		const rooms = roomsOf(socket);
		if ((await joins.take(socket.id, quota)) > 0) return { ok: false, code: tooMany };
		if (!rooms.has(room) && rooms.size >= mostJoined) return { ok: false, code: tooMany };
		rooms.add(room);
		// Joined before it is read: what changes between the two is pushed.
		await socket.join(liveName(room));
		const snapshot = await join(room).catch(() => null);
		if (snapshot != null) return { ok: true, ...snapshot };
		rooms.delete(room);
		await socket.leave(liveName(room));
		return { ok: false, code: snapshot === null ? unavailable : "ROOM_UNKNOWN" };
	}
	return {
		hear(socket, [name, asked, answer]) {
			const room = z.safeParse(openRoomName, asked);
			if (!room.success) return false;
			if (name === "join" && typeof answer === "function") {
				void joinedBy(socket, room.data).then((said) => answer(said));
				return true;
			}
			if (name !== "leave") return false;
			roomsOf(socket).delete(room.data);
			void socket.leave(liveName(room.data));
			return true;
		},
	};
}
