// A shared room on a page: as a visitor who sees what all see, or from a seat, with the token of the launched game.
import { useEffect, useState } from "react";
import type { RoomFace, SeenOf } from "#platform/contract";
import { type FollowedRoom, followRoom, type RoomState } from "./follow-room.ts";

export type RoomPlace<Face extends RoomFace> = {
	readonly face: Face;
	readonly id: string;
	/** Of a launched game: the room is seen from its seat, and may be acted in. */
	readonly playToken?: string | undefined;
};

/** Over a connection of its own, made at once; it ends with the room. */
export async function openRoom<Face extends RoomFace>({
	face,
	id,
	playToken,
}: RoomPlace<Face>): Promise<FollowedRoom<SeenOf<Face>>> {
	const { createLiveClient } = await import("#platform/live/client");
	const upward = playToken !== undefined;
	const live = createLiveClient({ origin: "", upward });
	const room = followRoom(face, id, { live, upward, clock: () => Date.now() });
	void live.connect(playToken);
	return {
		...room,
		close() {
			room.close();
			live.disconnect();
		},
	};
}

const unheard = { seen: undefined, seq: -1, ahead: 0, away: false, unknown: false } as const;

/** The room as it stands, as long as the component does; `act` sends from the seat. */
export function useRoom<Face extends RoomFace>({
	face,
	id,
	playToken,
}: RoomPlace<Face>): {
	readonly state: RoomState<SeenOf<Face>>;
	readonly act: FollowedRoom<SeenOf<Face>>["act"];
} {
	const [state, setState] = useState<RoomState<SeenOf<Face>>>(unheard);
	const [room, setRoom] = useState<FollowedRoom<SeenOf<Face>>>();
	useEffect(() => {
		let gone = false;
		let stop = (): void => {};
		void openRoom({ face, id, playToken }).then((opened) => {
			if (gone) return opened.close();
			setRoom(opened);
			const unlisten = opened.state.listen(() => setState(opened.state.get()));
			stop = () => {
				unlisten();
				opened.close();
			};
		});
		return () => {
			gone = true;
			stop();
		};
	}, [face, id, playToken]);
	return { state, act: async (command) => (room === undefined ? "silent" : room.act(command)) };
}
