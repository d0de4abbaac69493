// Serves the listeners: each hears its events in order, on one node at a time, in the transaction that moves its position.
import type { Logger } from "pino";
import { parse } from "zod/mini";
import type { Database, Tx } from "#platform/db";
import { CallLog } from "#platform/http";
import type { Listener, Reaction } from "./event.ts";
import { ensurePosition, lockPosition, movePosition, postponeListener, readTold, type ToldRow } from "./outbox-rows.ts";

export type ListenersOptions = {
	readonly db: Database;
	readonly listeners: readonly Listener[];
	readonly log: Logger;
	/** How often a listener looks without being woken; 500 when not said. */
	readonly pollMilliseconds?: number;
};

export type RunningListeners = {
	/** Looks for new events now. */
	readonly wake: () => void;
	/** Waits for the batches that are being served. */
	readonly stop: () => Promise<void>;
};

const batchSize = 200;

type Serving = {
	readonly db: Database;
	readonly name: string;
	readonly reactions: ReadonlyMap<string, Reaction>;
	readonly log: CallLog;
};

/** Throws when two listeners share a name, or one reacts to an event twice. */
export async function startListeners(options: ListenersOptions): Promise<RunningListeners> {
	const { db, listeners, log, pollMilliseconds = 500 } = options;
	refuseDoubles(listeners.map(({ name }) => name));
	for (const listener of listeners) await ensurePosition(db, listener.name, listener.from ?? "now");
	const loops = listeners.map((listener) => startLoop(servingOf(listener, { db, log }), pollMilliseconds));
	const wake = () => {
		for (const loop of loops) loop.wake();
	};
	const deafen = await db.listen("platform_outbox", wake);
	return {
		wake,
		async stop() {
			await deafen();
			await Promise.all(loops.map((loop) => loop.stop()));
		},
	};
}

function refuseDoubles(names: readonly string[]): void {
	const double = names.find((name, index) => names.indexOf(name) !== index);
	if (double !== undefined) throw new Error(`${double} is there twice`);
}

function servingOf(listener: Listener, parts: { db: Database; log: Logger }): Serving {
	refuseDoubles(listener.reactions.map(({ event }) => event.name));
	return {
		db: parts.db,
		name: listener.name,
		reactions: new Map(listener.reactions.map((reaction) => [reaction.event.name, reaction])),
		log: new CallLog(parts.log, { requestId: "outbox", call: listener.name }),
	};
}

type Loop = { readonly wake: () => void; readonly stop: () => Promise<void> };

/** Serves until nothing is left, then sleeps until it is woken or the poll is due. */
function startLoop(serving: Serving, pollMilliseconds: number): Loop {
	let stopped = false;
	let woken = false;
	let rouse: () => void = () => {};
	const sleep = () =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, pollMilliseconds);
			rouse = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	const run = async () => {
		while (!stopped) {
			woken = false;
			const more = await serveGuarded(serving);
			if (!more && !woken && !stopped) await sleep();
		}
	};
	const done = run();
	const wake = () => {
		woken = true;
		rouse();
	};
	return {
		wake,
		stop: () => {
			stopped = true;
			wake();
			return done;
		},
	};
}

/** True when there may be more. Never throws: a database that is away is a reason to wait. */
async function serveGuarded(serving: Serving): Promise<boolean> {
	try {
		return await serveBatch(serving, batchSize);
	} catch (thrown) {
		serving.log.warn({ error: thrown }, "the outbox cannot be read");
		return false;
	}
}

type Progress = { done: number; failure: unknown };

/**
 * One batch in one transaction. When a reaction throws, what came before it is served again without it, and it
 * alone is postponed: later events wait, for order is part of the promise.
 */
async function serveBatch(serving: Serving, most: number): Promise<boolean> {
	const progress: Progress = { done: 0, failure: undefined };
	try {
		const served = await serving.db.tx((tx) => serveIn(tx, serving, { most, progress }));
		return served === most;
	} catch (thrown) {
		if (progress.failure === undefined) throw thrown;
	}
	if (progress.done > 0) return serveBatch(serving, progress.done);
	serving.log.error({ error: progress.failure }, "the listener failed and is tried again");
	await postponeListener(serving.db, serving.name);
	return false;
}

/** Returns how many events were passed: 0 when there are none, another node serves, or a failure is waited out. */
async function serveIn(
	tx: Tx,
	serving: Serving,
	{ most, progress }: { most: number; progress: Progress },
): Promise<number> {
	progress.done = 0;
	progress.failure = undefined;
	const position = await lockPosition(tx, serving.name);
	if (position === undefined || position.waits) return 0;
	const rows = await readTold(tx, { position, names: [...serving.reactions.keys()], most });
	for (const row of rows) {
		await react(tx, serving, row).catch((thrown: unknown) => {
			progress.failure = thrown;
			throw thrown;
		});
		progress.done += 1;
	}
	const last = rows.at(-1);
	if (last !== undefined) await movePosition(tx, serving.name, last);
	return rows.length;
}

async function react(tx: Tx, serving: Serving, row: ToldRow): Promise<void> {
	const reaction = serving.reactions.get(row.name);
	if (reaction === undefined) return;
	await reaction.react(parse(reaction.event.payload, row.payload), {
		tx,
		eventId: BigInt(row.id),
		toldAt: row.told_at,
		log: serving.log,
	});
}
