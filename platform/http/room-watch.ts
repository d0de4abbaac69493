// Whether the database has room again: asked only after calls were refused for want of it, since the question is a write.
import type { ReadinessCheck } from "./ports.ts";

export type RoomWatch = {
	/** A call was refused: there was no room for what it writes. */
	readonly refused: () => void;
	readonly check: ReadinessCheck;
};

/** `probe` writes something that takes room and leaves nothing; it resolves with false where there is none. */
export function watchRoom(probe: () => Promise<boolean>): RoomWatch {
	let suspected = false;
	return {
		refused() {
			suspected = true;
		},
		check: {
			name: "room",
			async check() {
				if (suspected && (await probe())) suspected = false;
				return !suspected;
			},
		},
	};
}
