// A connection of its own for one stream of statements. They are sent as they come, without waiting for the answers of
// those before them (pipelining), and are done in their order, each a transaction of its own: the server is never idle
// between two of them. After a loss the next statement opens a new connection.
import type pg from "pg";

export type Statement = { readonly name: string; readonly text: string };

export type Line = {
	/** Rejects, with nothing known of what was in flight, when the connection is lost. */
	call<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
	/** Waits for what was sent. */
	close(): Promise<void>;
};

/** `connect` makes a client that pipelines; no connection is made before the first statement. */
export function openLine(connect: () => pg.Client): Line {
	let current: Promise<pg.Client> | undefined;

	function connected(): Promise<pg.Client> {
		if (current !== undefined) return current;
		const client = connect();
		const opened = client.connect().then(() => client);
		const lost = (): void => {
			if (current === opened) current = undefined;
		};
		client.on("error", lost);
		client.on("end", lost);
		opened.catch(lost);
		current = opened;
		return opened;
	}
	return {
		async call<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
			const client = await connected();
			const result = await client.query({ ...statement, values: [...values] });
			return result.rows as Row[]; // the shape of a prepared statement's rows is the statement's own
		},
		async close() {
			const client = await current?.catch(() => undefined);
			await client?.end().catch(() => undefined);
		},
	};
}
