// Group commit of stakes: what arrives together is written by one call of the database. A member's stakes always take the
// same lane, so they keep their order. Knows nothing of limits, games or events.
import { availableParallelism } from "node:os";
import { createLanes, type Database, type LaneRefusal, type Lanes, type WrittenBatch } from "#platform/db";
import type { MemberId, Result } from "#platform/kernel";
import { playBatch, type RoundWrite, type RoundWritten, valuesOf, type WrittenRow, writtenOf } from "./round-batch.ts";

export type StakeLanes<Command, Answer> = {
	readonly submit: (command: Command) => Promise<Result<Answer, LaneRefusal>>;
	readonly close: () => Promise<void>;
};

export type PlayLanes = StakeLanes<RoundWrite, RoundWritten>;

export type LaneSettings = {
	readonly lanes?: number;
	readonly maxBatch?: number;
	readonly observe?: (batch: WrittenBatch) => void;
};

type Writer<Command, Answer> = {
	readonly memberOf: (command: Command) => MemberId | undefined;
	/** One statement for all; one answer each, in their order. */
	readonly write: (on: Pick<Database, "call">, commands: readonly Command[]) => Promise<readonly Answer[]>;
};

/**
 * One lane for two cores, up to four: on two, the server and the database share them, and one lane of large batches
 * leaves more of both than two of small ones (docs/operating/measured.md).
 */
const lanesHere = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

export function createStakeLanes<Command, Answer>(
	db: Database,
	{ memberOf, write }: Writer<Command, Answer>,
	settings: LaneSettings = {},
): StakeLanes<Command, Answer> {
	const count = settings.lanes ?? lanesHere;
	const lines = Array.from({ length: count }, () => db.line());
	const lanes: Lanes<Command, Answer> = createLanes({
		lanes: count,
		ahead: 2,
		maxBatch: settings.maxBatch ?? 256,
		laneOf: (command) => memberOf(command) ?? "",
		run: (commands, lane) => write(lines[lane] ?? db, commands),
		...(settings.observe === undefined ? {} : { observe: settings.observe }),
	});
	return {
		submit: (command) => lanes.submit(command),
		close: async () => {
			await lanes.close();
			await Promise.all(lines.map((line) => line.close()));
		},
	};
}

/** Whole rounds. */
export const createPlayLanes = (db: Database, settings?: LaneSettings): PlayLanes =>
	createStakeLanes(
		db,
		{
			memberOf: ({ memberId }) => memberId,
			write: async (on, rounds) => writtenOf(await on.call<WrittenRow>(playBatch, valuesOf(rounds))),
		},
		settings,
	);
