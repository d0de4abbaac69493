// The house's own tiles that stand for members who have no picture.
import type { MemberId } from "#platform/kernel";

const tiles = 24n;

/** The same tile for the same member, always: `tile-01` to `tile-24`. */
export function iconFor(id: MemberId): string {
	return `tile-${String((BigInt(id) % tiles) + 1n).padStart(2, "0")}`;
}
