// Group commit: commands that arrive together are written together. A lane fills the next batch while one is being
// written; it never waits for a batch to become full. Knows nothing of what the commands mean.
import { err, ok, type Result } from "#platform/kernel";
import { isOutOfRoom, isUnreachable } from "./errors.ts";

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
	 * Batches of a lane that may be under way at once, one when not said. With more, `run` must write those of a lane in
	 * the order it is called; the next one is sent when as many commands wait as one under way holds.
	 */
	readonly ahead?: number;
	/**
	 * Writes a batch; durable when it resolves, one answer a command, in order. A throw fails the whole batch, which is
	 * then driven again command by command: so a command that was written already must give the same answer again. Where
	 * the server has no room for it (`isOutOfRoom`) it is not driven again: nothing was written, and nobody is kept waiting.
	 */
	readonly run: (batch: readonly Command[], lane: number) => Promise<readonly Answer[]>;
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

export function createLanes<Command, Answer>(options: LanesOptions<Command, Answer>): Lanes<Command, Answer> {
	const { maxWaiting = 20_000 } = options;
	const lanes = Array.from({ length: options.lanes }, (_, index) => createLane(index, options));
	const waiting = () => lanes.reduce((sum, lane) => sum + lane.waiting(), 0);
	let closed = false;
	return {
		submit(command) {
			if (closed) return Promise.resolve(err("closed"));
			if (waiting() >= maxWaiting) return Promise.resolve(err("busy"));
			const lane = lanes[laneIndex(options.laneOf(command), lanes.length)];
			if (lane === undefined) throw new RangeError("there must be at least one lane");
			return new Promise((answer, fail) => lane.add({ command, answer, fail }));
		},
		waiting,
		async close() {
			closed = true;
			await Promise.all(lanes.map((lane) => lane.emptied()));
		},
	};
}

type Lane<Command, Answer> = {
	readonly add: (waiting: Waiting<Command, Answer>) => void;
	readonly waiting: () => number;
	/** Resolves when nothing waits and everybody is answered. */
	readonly emptied: () => Promise<void>;
};

function createLane<Command, Answer>(index: number, options: LanesOptions<Command, Answer>): Lane<Command, Answer> {
	const { ahead = 1, maxBatch, observe } = options;
	const queue: Waiting<Command, Answer>[] = [];
	const sent = new Set<Promise<void>>();
	/** Sizes of the batches under way, the oldest first. */
	const underWay: number[] = [];
	let gathering = false;

	function sendOn(): void {
		while (maySend({ waiting: queue.length, underWay, ahead })) {
			const done = send(queue.splice(0, maxBatch)).finally(() => sent.delete(done));
			sent.add(done);
		}
	}
	async function send(batch: readonly Waiting<Command, Answer>[]): Promise<void> {
		underWay.push(batch.length);
		const start = performance.now();
		const { again, answer } = await write((commands) => options.run(commands, index), batch);
		underWay.splice(underWay.indexOf(batch.length), 1);
		const milliseconds = performance.now() - start;
		observe?.({ lane: index, size: batch.length, depth: queue.length, milliseconds, again });
		// The next batch is on its way before this one is answered: the database never waits for answers.
		sendOn();
		await turnOfTheLoop();
		answer();
	}
	return {
		add: (waiting) => {
			queue.push(waiting);
			if (gathering) return;
			gathering = true;
			// Whatever else arrives in this turn of the event loop joins the batch.
			setImmediate(() => {
				gathering = false;
				sendOn();
			});
		},
		waiting: () => queue.length,
		async emptied() {
			while (gathering || sent.size > 0) await Promise.all([turnOfTheLoop(), ...sent]);
		},
	};
}

type LaneState = { readonly waiting: number; readonly underWay: readonly number[]; readonly ahead: number };

/** Beside a batch under way another is sent only when it is as large: small ones cost more than they win. */
function maySend({ waiting, underWay, ahead }: LaneState): boolean {
	if (waiting === 0 || underWay.length >= ahead) return false;
	return underWay.every((size) => waiting >= size);
}

type Run<Command, Answer> = (batch: readonly Command[]) => ReturnType<LanesOptions<Command, Answer>["run"]>;

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
		if (isOutOfRoom(error) || (batch.length === 1 && !isUnreachable(error))) {
			for (const waiting of batch) waiting.fail(error);
			return { again: false, answer: nobodyWaits };
		}
		await writeOneByOne(run, batch);
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
			if (isOutOfRoom(error)) unreachable = patience;
			else unreachable = isUnreachable(error) ? unreachable + 1 : 0;
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
