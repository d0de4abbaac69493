// Rows of the feed: how far its producers were followed, and by which process. Decides nothing.
import { sql, type Tx, tables } from "#platform/db";
import type { SportsbookTables } from "../tables.ts";
import { fedNames } from "./feed-schemas.ts";

export type LineRow = {
	readonly product: number;
	/** The newest message while nothing was missed, by the feed's clock. */
	readonly taken: number;
	readonly heardAt: number;
	readonly up: boolean;
};

export const listLines = async (tx: Tx): Promise<readonly LineRow[]> =>
	(await tables<SportsbookTables>(tx).selectFrom("sportsbook.feed_line").selectAll().execute()).map(
		({ product, taken, heard_at: heardAt, up }) => ({ product, taken: Number(taken), heardAt: heardAt.getTime(), up }),
	);

export async function writeLine(tx: Tx, { product, taken, heardAt, up }: LineRow): Promise<void> {
	const row = { taken: BigInt(taken), heard_at: new Date(heardAt), up };
	await tables<SportsbookTables>(tx)
		.insertInto("sportsbook.feed_line")
		.values({ product, ...row })
		.onConflict((conflict) => conflict.column("product").doUpdateSet(row))
		.execute();
}

type Holding = { readonly node: string; readonly now: Date; readonly until: Date };

/** Whether this process follows the feed until a moment: nobody else does. */
export async function holdFeed(tx: Tx, { node, now, until }: Holding): Promise<boolean> {
	const { rows } = await sql`
		insert into sportsbook.feed_holder (node, until) values (${node}, ${until})
		on conflict (alone) do update set node = excluded.node, until = excluded.until
		where sportsbook.feed_holder.node = ${node} or sportsbook.feed_holder.until <= ${now}
		returning 1`.execute(tx);
	return rows.length > 0;
}

export async function leaveFeed(tx: Tx, node: string): Promise<void> {
	await tables<SportsbookTables>(tx).deleteFrom("sportsbook.feed_holder").where("node", "=", node).execute();
}

/** Matches of the feed that are not over. */
export const listFedOpen = async (tx: Tx): Promise<readonly string[]> =>
	(
		await tables<SportsbookTables>(tx)
			.selectFrom("sportsbook.event")
			.select("id")
			.where("fed", "is not", null)
			.where("status", "in", ["before", "live"])
			.limit(2_000)
			.execute()
	).map(({ id }) => id);

export const namesIn = (fed: unknown) => (fed === null ? undefined : fedNames.parse(fed));
