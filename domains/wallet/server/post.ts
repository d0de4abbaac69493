// Posting through the lanes: what arrives together is written together. Tells the member after the commit.
import { failure } from "#platform/contract";
import { createLanes, type Database, type Lanes, type WrittenBatch } from "#platform/db";
import { err, type Result } from "#platform/kernel";
import type { PostCommand } from "../core/command.ts";
import type { Announce } from "./announce.ts";
import { type AnswerRow, toPosted } from "./answer.ts";
import type { Posted, PostFailure } from "./ledger-calls.ts";
import { type PostGroup, postBatch } from "./post-batch.ts";

export type PostingLanes = Lanes<PostGroup, AnswerRow[]>;

export type LaneSettings = {
	/** Batches written at once; 2 when not said. */
	readonly lanes?: number;
	/** Groups in a batch at most; 256 when not said. */
	readonly maxBatch?: number;
	readonly observe?: (batch: WrittenBatch) => void;
};

/** A member is always in the same lane, so that one member's commands keep their order. */
export function createPostingLanes(db: Database, settings: LaneSettings = {}): PostingLanes {
	return createLanes<PostGroup, AnswerRow[]>({
		lanes: settings.lanes ?? 2,
		maxBatch: settings.maxBatch ?? 256,
		laneOf: (group) => group[0]?.memberId ?? "",
		run: (batch) => postBatch(db, batch),
		...(settings.observe === undefined ? {} : { observe: settings.observe }),
	});
}

/** Posts commands that stand or fall together; one result each. Rejects when it is unknown whether they were written: send the same keys again. */
export async function postTogether(
	deps: { readonly lanes: PostingLanes; readonly announce: Announce },
	commands: readonly PostCommand[],
): Promise<Result<Posted, PostFailure>[]> {
	if (commands.length === 0) return [];
	const answer = await deps.lanes.submit(commands);
	if (!answer.ok) return commands.map(() => err(failure("LEDGER_BUSY")));
	const results = readAnswers(commands, answer.value);
	for (const [index, result] of results.entries()) {
		const command = commands[index];
		if (command !== undefined && result.ok && !result.value.replayed) deps.announce(command, result.value);
	}
	return results;
}

/** The rows of a group as results, in the order of its commands. */
export function readAnswers(
	commands: readonly PostCommand[],
	rows: readonly AnswerRow[],
): Result<Posted, PostFailure>[] {
	return commands.map((command, index) => {
		const row = rows[index];
		if (row === undefined) throw new Error("a command without an answer");
		return toPosted(row, command.currency);
	});
}
