// Group commit: commands that arrive together are written together. A lane writes one batch at a time and fills the
// next one meanwhile; it never waits for a batch to become full. Knows nothing of what the commands mean.
import { err, ok, type Result } from "#platform/kernel";
import { isUnreachable } from "./errors.ts";

export type WrittenBatch = {
	readonly lane: number;
	/** Commands in this batch. */
	readonly size: number;
	/** Commands of this lane that wait behind it. */
	readonly depth: number;
	readonly milliseconds: number;
	/** The batch failed as a whole and was driven again command by command. */
	readonly again: boolean;
};

/** `busy`: too many commands wait, nothing was written, try later. `closed`: the lanes have been closed. */
export type LaneRefusal = "busy" | "closed";

export type LanesOptions<Command, Answer> = {
	/** How many batches may be written at once; two to four on one database. */
	readonly lanes: number;
	readonly maxBatch: number;
	/** Commands with the same key keep their order: they share a lane. */
	readonly laneOf: (command: Command) => string;
	/**
	 * Writes a batch; durable when it resolves, one answer a command, in order. A throw fails the whole batch, which is
	 * then driven again command by command: so a command that was written already must give the same answer again.
	 */
	readonly run: (batch: readonly Command[]) => Promise<readonly Answer[]>;
	/** How many commands of all lanes may wait before new ones are refused; 20 000 when not said. */
	readonly maxWaiting?: number;
	readonly observe?: (batch: WrittenBatch) => void;
};

export type Lanes<Command, Answer> = {
	/** Rejects when the command failed even alone: whether it was written is then unknown, and its key answers that. */
	submit(command: Command): Promise<Result<Answer, LaneRefusal>>;
	/** How many commands wait and are not yet being written. */
	waiting(): number;
	/** Takes no new command, writes what waits, then resolves. */
	close(): Promise<void>;
};

type Waiting<Command, Answer> = {
	readonly command: Command;
	readonly answer: (answer: Result<Answer, LaneRefusal>) => void;
	readonly fail: (error: unknown) => void;
};

type Lane<Command, Answer> = { queue: Waiting<Command, Answer>[]; running: Promise<void> | undefined };

export function createLanes<Command, Answer>(options: LanesOptions<Command, Answer>): Lanes<Command, Answer> {
	const { maxWaiting = 20_000 } = options;
	const lanes = Array.from({ length: options.lanes }, (): Lane<Command, Answer> => ({ queue: [], running: undefined }));
	let waiting = 0;
	let closed = false;

	async function drive(index: number, lane: Lane<Command, Answer>): Promise<void> {
		// Whatever else arrived in this turn of the event loop joins the first batch.
		await turnOfTheLoop();
		let answerLast = nobodyWaits;
		while (lane.queue.length > 0) {
			const batch = lane.queue.splice(0, options.maxBatch);
			waiting -= batch.length;
			const start = performance.now();
			const writing = write(options.run, batch);
			// The next batch is on its way before the last one is answered: the database never waits for answers.
			await turnOfTheLoop();
			answerLast();
			const { again, answer } = await writing;
			answerLast = answer;
			const milliseconds = performance.now() - start;
			options.observe?.({ lane: index, size: batch.length, depth: lane.queue.length, milliseconds, again });
		}
		lane.running = undefined;
		answerLast();
	}

	return {
		async submit(command) {
			if (closed) return err("closed");
			if (waiting >= maxWaiting) return err("busy");
			const index = laneIndex(options.laneOf(command), lanes.length);
			const lane = lanes[index];
			if (lane === undefined) throw new RangeError("there must be at least one lane");
			waiting += 1;
			return new Promise((answer, fail) => {
				lane.queue.push({ command, answer, fail });
				lane.running ??= drive(index, lane);
			});
		},
		waiting: () => waiting,
		async close() {
			closed = true;
			await Promise.all(lanes.map((lane) => lane.running));
		},
	};
}

type Run<Command, Answer> = LanesOptions<Command, Answer>["run"];

/** `again`: the batch had to be driven again. `answer` tells those who have not been told. */
type Written = { readonly again: boolean; readonly answer: () => void };

const nobodyWaits = (): void => undefined;
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Never throws. */
async function write<Command, Answer>(
	run: Run<Command, Answer>,
	batch: readonly Waiting<Command, Answer>[],
): Promise<Written> {
	try {
		return { again: false, answer: await writeTogether(run, batch) };
	} catch (error) {
		if (batch.length === 1 && !isUnreachable(error)) batch[0]?.fail(error);
		else await writeOneByOne(run, batch);
		return { again: true, answer: nobodyWaits };
	}
}

/** Resolves, once the batch is durable, with what answers each command. Throws when the batch failed as a whole. */
async function writeTogether<Command, Answer>(
	run: Run<Command, Answer>,
	batch: readonly Waiting<Command, Answer>[],
): Promise<() => void> {
	const answers = await run(batch.map(({ command }) => command));
	if (answers.length !== batch.length) throw new Error(`${answers.length} answers to ${batch.length} commands`);
	return () => {
		for (const [index, answer] of answers.entries()) batch[index]?.answer(ok(answer));
	};
}

const patience = 3;

/** One bad command never fails its neighbours; but when the server is gone, the rest is not kept waiting for it. */
async function writeOneByOne<Command, Answer>(
	run: Run<Command, Answer>,
	batch: readonly Waiting<Command, Answer>[],
): Promise<void> {
	let unreachable = 0;
	let last: unknown;
	for (const waiting of batch) {
		if (unreachable >= patience) {
			waiting.fail(last);
			continue;
		}
		try {
			(await writeTogether(run, [waiting]))();
			unreachable = 0;
		} catch (error) {
			unreachable = isUnreachable(error) ? unreachable + 1 : 0;
			last = error;
			waiting.fail(error);
		}
	}
}

/** FNV-1a: keys that differ only in their last digits still spread over the lanes. */
function laneIndex(key: string, lanes: number): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
	return (hash >>> 0) % lanes;
}
