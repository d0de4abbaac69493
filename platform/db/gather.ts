// Reads that are asked for together are read together: while one question is away, the next ones gather behind it, and
// one query answers all of them. Remembers nothing: every question is answered by a read that began after it was asked.
import { unwrap } from "#platform/kernel";
import { createLanes } from "./lanes.ts";

export type GatherOptions<Key, Answer> = {
	/** Answers in the order of the keys. A throw fails no neighbour: each key is then read alone. */
	readonly read: (keys: readonly Key[]) => Promise<readonly Answer[]>;
	/** Keys in one read; 256 when not said. */
	readonly most?: number;
};

/** One read is away at a time. Rejects when the read failed for this key alone, or when far too many wait. */
export function gatherReads<Key, Answer>(options: GatherOptions<Key, Answer>): (key: Key) => Promise<Answer> {
	const lanes = createLanes<Key, Answer>({
		lanes: 1,
		maxBatch: options.most ?? 256,
		laneOf: () => "",
		run: options.read,
	});
	return async (key) => unwrap(await lanes.submit(key));
}
