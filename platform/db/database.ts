// One pool of connections and the ways to use it. Owns retries and time limits; knows no table.
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { isOutOfRoom, isRetriable } from "./errors.ts";
import { type Frame, runFramed } from "./framed.ts";
import { type Line, openLine, type Statement } from "./line.ts";
import { listenOn, type Notify } from "./listen.ts";
import { connectionConfig, openPool, type PoolOptions } from "./pool.ts";
import { prepareByName } from "./prepared.ts";
import { expectCommit, type Tx } from "./tx.ts";

export type PoolCounts = { readonly open: number; readonly idle: number; readonly waiting: number };

export type Database = {
	/**
	 * BEGIN .. COMMIT on one connection (read committed); rolls back when `work` throws, and throws it on.
	 * A serialization failure or a deadlock runs `work` again, up to five times in all: its only effects are through `tx`.
	 */
	tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** The same in two ways to the server less, where the first statement and the last are known as such; see `Frame`. */
	framed<Row, Value>(frame: Frame<Row, Value>): Promise<Value>;
	/** One connection without a transaction, for reads; each statement sees what was committed before it. */
	read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** One prepared statement, for hot paths. A name always stands for the same text. */
	call<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
	/** A connection of its own for a stream of prepared statements that need not wait for each other's answers. */
	line(): Line;
	/** Hears NOTIFY on a channel over a connection of its own that comes back after a loss. Returns how to stop. */
	listen(channel: string, notify: Notify): Promise<() => Promise<void>>;
	/** Whether the server answers within `withinMs` (2 000 when not said). Never throws. */
	ready(withinMs?: number): Promise<boolean>;
	/** Whether there is room for what is written: writes some pages and leaves none. Throws when the server is away. */
	hasRoom(): Promise<boolean>;
	counts(): PoolCounts;
	/** Waits for what runs, then ends every connection. */
	close(): Promise<void>;
};

const attempts = 5;

/** Opens a pool. No connection is made before the first use, so it does not fail when the server is away. */
export function openDatabase(options: PoolOptions): Database {
	const config = connectionConfig(options);
	const pool = openPool(options, { pipeline: true });
	const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
	const stops = new Set<() => Promise<void>>();
	pool.on("connect", prepareByName);
	return {
		tx: (work) => retrying(() => inTransaction(kysely, work)),
		framed: (frame) => retrying(() => runFramed(pool, frame)),
		read: (work) => kysely.connection().execute(work),
		call: async <Row>(statement: Statement, values: readonly unknown[]) => {
			const result = await pool.query({ ...statement, values: [...values] });
			return result.rows as Row[]; // the shape of a prepared statement's rows is the statement's own
		},
		line: () => {
			const line = openLine(() => new pg.Client({ ...config, pipeline: true }));
			stops.add(line.close);
			return line;
		},
		listen: async (channel, notify) => {
			const stop = await listenOn({ channel, notify, connect: () => new pg.Client(config) });
			stops.add(stop);
			return () => {
				stops.delete(stop);
				return stop();
			};
		},
		ready: (withinMs = 2_000) => answers(pool, withinMs),
		hasRoom: () => takesPages(pool),
		counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
		close: async () => {
			await Promise.all([...stops].map((stop) => stop()));
			await kysely.destroy();
			if (!pool.ended && !pool.ending) await pool.end();
		},
	};
}

async function inTransaction<T>(kysely: Kysely<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> {
	let committed: (() => void) | undefined;
	const value = await kysely.transaction().execute((tx) => {
		committed = expectCommit(tx);
		return work(tx);
	});
	committed?.();
	return value;
}

async function retrying<T>(run: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await run();
		} catch (error) {
			if (attempt === attempts || !isRetriable(error)) throw error;
			await sleep(Math.random() * 10 * attempt);
		}
	}
}

/** A hundred pages, too short to be compressed, in a table that its statement drops: a full disk has no place for them. */
const takePages = `do $$ begin
	create temporary table tessera_room on commit drop as
		select string_agg(md5(n || ':' || part), '') as filler from generate_series(1, 400) n, generate_series(1, 60) part group by n;
end $$`;

async function takesPages(pool: pg.Pool): Promise<boolean> {
	try {
		await pool.query(takePages);
		return true;
	} catch (error) {
		if (isOutOfRoom(error)) return false;
		throw error;
	}
}

async function answers(pool: pg.Pool, withinMs: number): Promise<boolean> {
	const limit = new AbortController();
	try {
		const late = sleep(withinMs, false, { signal: limit.signal, ref: false });
		const asked = pool.query("select 1").then(
			() => true,
			() => false,
		);
		return await Promise.race([asked, late]);
	} finally {
		limit.abort();
	}
}
