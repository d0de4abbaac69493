// What comes up by the `/play` channel: the seat of a play session in a room, and what it wants there, parsed before anybody
// looks at it.
import { safeParse } from "zod/mini";
import type { RoomSnapshot } from "#platform/contract";
import type { PlayTicket } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { actInRoom } from "./act-in-room.ts";
import { type RoomsHands, watchAll } from "./hands.ts";
import { lookAt } from "./look-at.ts";
import type { RoomKey } from "./room-rows.ts";

export type PlayDoor = {
	/** Undefined where there is no such room, or no seat in it for this play. */
	readonly join: (
		play: PlayTicket,
		room: RoomKey,
	) => Promise<{ readonly seat: string; readonly snapshot: RoomSnapshot } | undefined>;
	/** The room as the seat sees it after that, or why not: a code of the kind's, `INVALID_INPUT`, or a room's own refusal. */
	readonly act: (
		play: PlayTicket,
		act: RoomKey & { readonly command: unknown },
	) => Promise<Result<RoomSnapshot, string>>;
};

export function playDoor(hands: RoomsHands): PlayDoor {
	const { clock, kinds } = hands;
	const seatIn = (play: PlayTicket, { kind: name, id }: RoomKey) => {
		const kind = kinds.get(name);
		const seat = kind?.seatOf?.(play, id);
		return kind === undefined || seat === undefined ? undefined : { kind, seat };
	};
	return {
		async join(play, key) {
			const found = seatIn(play, key);
			if (found === undefined) return undefined;
			await watchAll(hands, [{ kind: key.kind, id: key.id }]);
			const snapshot = await lookAt(hands, { ...key, seat: found.seat });
			return snapshot === undefined ? undefined : { seat: found.seat, snapshot };
		},
		async act(play, { command, ...key }) {
			const at = clock.now();
			const found = seatIn(play, key);
			if (found === undefined) return err("ROOM_UNKNOWN");
			const { kind, seat } = found;
			const parsed = safeParse(kind.face.command, command);
			if (!parsed.success) return err("INVALID_INPUT");
			const acted = await actInRoom(hands, kind, { id: key.id, act: { seat, command: parsed.data, at } });
			if (!acted.ok) return acted;
			const { seq, state } = acted.value;
			return ok({ seq, now: clock.now().getTime(), seen: kind.shown(state, seat) });
		},
	};
}
