// Parts of what a room shows: the room is told many times a second, and few of those times is a part another.
import { useRef, useSyncExternalStore } from "react";
import type { ExternalStore, RoomState } from "#platform/ui";
import type { FishingSeen } from "../../contract/index.ts";

type Room = Pick<ExternalStore<RoomState<FishingSeen>>, "get" | "listen">;

/** Renders again when the part is written otherwise than it was. */
export function useSeen<Part>(room: Room, partOf: (state: RoomState<FishingSeen>) => Part): Part {
	const kept = useRef<{ readonly written: string | undefined; readonly part: Part }>(undefined);
	const look = (): Part => {
		const part = partOf(room.get());
		const written = JSON.stringify(part);
		if (kept.current === undefined || kept.current.written !== written) kept.current = { written, part };
		return kept.current.part;
	};
	return useSyncExternalStore(room.listen, look);
}
