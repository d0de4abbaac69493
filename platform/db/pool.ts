// What every pool of ours has in common: how it connects, and that it outlives the connections it loses.
import pg from "pg";

export type PoolOptions = {
	/** postgres://user:password@host:port/database, or with ?host=/folder for a unix socket. */
	readonly url: string;
	/** The most connections at once; 10 when not said. */
	readonly connections?: number;
	/** Shown in pg_stat_activity; "tessera" when not said. */
	readonly name?: string;
	/** A statement that runs longer is ended by the server; 15 000 when not said, 0 for no limit. */
	readonly statementTimeoutMs?: number;
	/** How long to wait for a connection; 5 000 when not said. */
	readonly connectTimeoutMs?: number;
};

const calendarDate = 1082;

/** int8 and numeric stay strings (pg's own rule), timestamptz is a Date, a calendar date stays "2026-01-31". */
const types = new pg.TypeOverrides();
types.setTypeParser(calendarDate, (text: string) => text);

/** What every connection of ours is made with. */
export function connectionConfig(options: PoolOptions): pg.ClientConfig {
	return {
		connectionString: options.url,
		application_name: options.name ?? "tessera",
		connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
		statement_timeout: options.statementTimeoutMs ?? 15_000,
		idle_in_transaction_session_timeout: 30_000,
		keepAlive: true,
		types,
	};
}

/**
 * A bare pool, also for a library that asks in its own way. No connection is made before the first use. Connections that
 * pipeline send a statement without waiting for the answer of the one before it.
 */
export function openPool(options: PoolOptions, { pipeline = false } = {}): pg.Pool {
	const pool = new pg.Pool({
		...connectionConfig(options),
		pipeline,
		max: options.connections ?? 10,
		idleTimeoutMillis: 30_000,
	});
	surviveLostConnections(pool);
	return pool;
}

/** A connection that the server ends is dropped by the pool; without a listener the loss would end the process. */
function surviveLostConnections(pool: pg.Pool): void {
	pool.on("error", () => undefined);
	pool.on("connect", (client) => client.on("error", () => undefined));
}
