// A transaction with two ways to the server less: its first statement goes out together with its BEGIN, and its last together
// with its COMMIT. For hot paths whose first statement locks and reads, and whose last keeps what was decided between.
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Statement } from "./line.ts";
import { expectCommit, type Tx } from "./tx.ts";

/** A prepared statement with its values. */
export type Call = { readonly statement: Statement; readonly values: readonly unknown[] };

export type Frame<Row, Value> = {
	/** Locks and reads. Were its BEGIN alone refused, what it wrote would stand by itself: it may write only what does no harm so. */
	readonly first: Call;
	/** Gets the rows of the first. Nothing stands before the last is kept; without one it commits all the same. */
	readonly work: (tx: Tx, rows: readonly Row[]) => Promise<{ readonly value: Value; readonly last?: Call | undefined }>;
};

const handles = new WeakMap<pg.PoolClient, Tx>();

/** `pool` has connections that pipeline. Rolls back when anything fails, and throws it on. */
export async function runFramed<Row, Value>(pool: pg.Pool, { first, work }: Frame<Row, Value>): Promise<Value> {
	const client = await pool.connect();
	let usable = true;
	try {
		const [, opened] = await Promise.all([client.query("begin"), send(client, first)]);
		const tx = handleOf(client);
		const committed = expectCommit(tx);
		const { value, last } = await work(tx, opened.rows as Row[]); // the shape of a prepared statement's rows is the statement's own
		// A COMMIT behind a statement that failed rolls back.
		await Promise.all([last && send(client, last), client.query("commit")]);
		committed();
		return value;
	} catch (error) {
		usable = await client.query("rollback").then(
			() => true,
			() => false,
		);
		throw error;
	} finally {
		client.release(!usable);
	}
}

const send = (client: pg.PoolClient, { statement, values }: Call): Promise<pg.QueryResult> =>
	client.query({ ...statement, values: [...values] });

/** The query builder over this one connection, which it never gives back. */
function handleOf(client: pg.PoolClient): Tx {
	const known = handles.get(client);
	if (known !== undefined) return known;
	const lent = { query: client.query.bind(client), release: () => undefined } as pg.PoolClient; // all that the builder asks of one
	const pool = { connect: async () => lent, end: async () => undefined } as unknown as pg.Pool; // the same
	const handle = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
	handles.set(client, handle);
	return handle;
}
