// Statements that are prepared although the query builder sends them: it knows texts alone, so a connection of the pool
// looks the name of a text up. Planning a statement over all parts of the ledger takes longer than running it.
import type pg from "pg";
import type { Statement } from "./line.ts";

const names = new Map<string, string>();

/** From now on this text is sent under its name, whichever connection it goes out on. */
export function rememberName({ name, text }: Statement): void {
	names.set(text, name);
}

/** A connection that sends a text it knows by name as a prepared statement, and everything else as it is. */
export function prepareByName(client: pg.ClientBase): void {
	const send = client.query;
	const query = (asked: unknown, ...rest: readonly unknown[]): unknown => {
		const name = typeof asked === "string" ? names.get(asked) : undefined;
		if (name === undefined) return Reflect.apply(send, client, [asked, ...rest]);
		const [values, ...others] = rest;
		return Reflect.apply(send, client, [{ name, text: asked, values }, ...others]);
	};
	Object.assign(client, { query });
}
