// How a room stands, as a seat sees it, or as all do.
import type { RoomSnapshot } from "#platform/contract";
import type { RoomsHands } from "./hands.ts";
import type { RoomKey } from "./room-rows.ts";

/** Undefined where there is none, or its kind is not known here. */
export async function lookAt(
	{ kinds, clock, readKnown }: RoomsHands,
	{ kind: name, id, seat }: RoomKey & { readonly seat?: string | undefined },
): Promise<RoomSnapshot | undefined> {
	const kind = kinds.get(name);
	const known = kind === undefined ? undefined : await readKnown(kind, id);
	if (kind === undefined || known === undefined) return undefined;
	return { seq: known.seq, now: clock.now().getTime(), seen: kind.shown(known.state, seat) };
}
