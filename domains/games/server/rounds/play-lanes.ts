// Group commit of whole rounds: rounds that arrive together are written by one call of games.play_batch. A member's
// rounds always take the same lane, so they keep their order. Knows nothing of limits, games or events.
import { availableParallelism } from "node:os";
import { createLanes, type Database, type LaneRefusal, type Lanes, type WrittenBatch } from "#platform/db";
import type { Result } from "#platform/kernel";
import { playBatch, type RoundWrite, type RoundWritten, valuesOf, type WrittenRow, writtenOf } from "./round-batch.ts";

export type PlayLanes = {
	readonly submit: (round: RoundWrite) => Promise<Result<RoundWritten, LaneRefusal>>;
	readonly close: () => Promise<void>;
};

export type LaneSettings = {
	readonly lanes?: number;
	readonly maxBatch?: number;
	readonly observe?: (batch: WrittenBatch) => void;
};

/**
 * One lane for two cores, up to four: on two, the server and the database share them, and one lane of large batches
 * leaves more of both than two of small ones (docs/operating/measured.md).
 */
const lanesHere = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

export function createPlayLanes(db: Database, settings: LaneSettings = {}): PlayLanes {
	const count = settings.lanes ?? lanesHere;
	const lines = Array.from({ length: count }, () => db.line());
	const lanes: Lanes<RoundWrite, RoundWritten> = createLanes({
		lanes: count,
		ahead: 2,
		maxBatch: settings.maxBatch ?? 256,
		laneOf: (round) => round.memberId,
		run: async (rounds, lane) => writtenOf(await (lines[lane] ?? db).call<WrittenRow>(playBatch, valuesOf(rounds))),
		...(settings.observe === undefined ? {} : { observe: settings.observe }),
	});
	return {
		submit: (round) => lanes.submit(round),
		close: async () => {
			await lanes.close();
			await Promise.all(lines.map((line) => line.close()));
		},
	};
}
