// A connection to one public room of the live channel, as a visitor: for a page that shows what everybody may see.
import type { LiveEvent, PayloadOf } from "#platform/contract";
import type { LiveClient, LiveState } from "#platform/live/client";

export type LiveRoom = {
	readonly on: <E extends LiveEvent>(event: E, handler: (payload: PayloadOf<E>) => void) => void;
	/** Told of each change; after `connecting` comes `on`, whoever shows data asks for it again then. */
	readonly onState: (handler: (state: LiveState) => void) => void;
	readonly close: () => void;
};

/** Connects at once. What is heard before the client has come is not missed: the caller asks for the whole first. */
export function openLiveRoom(room: string): LiveRoom {
	const client: Promise<LiveClient> = import("#platform/live/client").then(({ createLiveClient }) =>
		createLiveClient({ origin: "", rooms: [room] }),
	);
	let closed = false;
	void client.then((live) => (closed ? undefined : live.connect(undefined)));
	return {
		on: (event, handler) => void client.then((live) => live.on(event, handler)),
		onState: (handler) => void client.then((live) => live.onState(handler)),
		close() {
			closed = true;
			void client.then((live) => live.disconnect());
		},
	};
}
