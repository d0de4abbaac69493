// Rows of the rounds of instant games, from the draw to the end. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { Seat } from "./seed-store.ts";
import type { OriginalsTables } from "./tables.ts";

export type RoundRow = Selectable<OriginalsTables["originals.round"]>;

const rounds = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.round");
const unfinished: readonly RoundRow["state"][] = ["drawn", "open"];

/** The round of a key; locked until the transaction ends. */
export async function lockByKey(tx: Tx, of: Seat & { readonly key: string }): Promise<RoundRow | undefined> {
	return rounds(tx)
		.selectAll()
		.where("owner", "=", of.owner)
		.where("game", "=", of.game)
		.where("key", "=", of.key)
		.forUpdate()
		.executeTakeFirst();
}

/** One round of a seat; locked until the transaction ends. */
export async function lockRound(tx: Tx, of: Seat & { readonly id: string }): Promise<RoundRow | undefined> {
	return rounds(tx)
		.selectAll()
		.where("id", "=", of.id)
		.where("owner", "=", of.owner)
		.where("game", "=", of.game)
		.forUpdate()
		.executeTakeFirst();
}

/** The stepped round that is not finished: there is at most one. */
export async function findRunning(tx: Tx, { owner, game }: Seat): Promise<RoundRow | undefined> {
	return rounds(tx)
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("stepped", "=", true)
		.where("state", "in", unfinished)
		.executeTakeFirst();
}

/** Whether a pair may not be shown yet: a round goes on under it, or its stake was asked for a moment ago. */
export async function isPairInUse(
	tx: Tx,
	of: { readonly pairId: string; readonly drawnAfter: Date },
): Promise<boolean> {
	const found = await rounds(tx)
		.select("id")
		.where("seed_pair", "=", of.pairId)
		.where("state", "in", unfinished)
		.where(({ or, eb }) => or([eb("stepped", "=", true), eb("changed_at", ">", of.drawnAfter)]))
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

export type NewRound = Omit<
	Insertable<OriginalsTables["originals.round"]>,
	"state" | "steps" | "times" | "ended" | "played_id" | "changed_at"
> & { readonly drawn_at: Date };

export async function insertRound(tx: Tx, round: NewRound): Promise<RoundRow> {
	return tables<OriginalsTables>(tx)
		.insertInto("originals.round")
		.values({ ...round, state: "drawn", times: null, ended: null, played_id: null, changed_at: round.drawn_at })
		.returningAll()
		.executeTakeFirstOrThrow();
}

type Change = Partial<Pick<RoundRow, "id" | "seed_pair" | "nonce" | "state" | "ended" | "played_id">> & {
	readonly steps?: string;
	readonly times?: number;
};

/** Changes a round that is in one of these states; undefined when it is no longer, or was drawn anew under another id. */
export async function changeRound(
	tx: Tx,
	of: Pick<RoundRow, "owner" | "game" | "key" | "id"> & {
		readonly in: readonly RoundRow["state"][];
		readonly now: Date;
	},
	{ times, ...change }: Change,
): Promise<RoundRow | undefined> {
	return tables<OriginalsTables>(tx)
		.updateTable("originals.round")
		.set({ ...change, ...(times === undefined ? {} : { times: String(times) }), changed_at: of.now })
		.where("owner", "=", of.owner)
		.where("game", "=", of.game)
		.where("key", "=", of.key)
		.where("id", "=", of.id)
		.where("state", "in", of.in)
		.returningAll()
		.executeTakeFirst();
}

/** Members' stepped rounds that nobody has touched since a moment in a state, the oldest first. */
export async function listLeft(
	tx: Tx,
	asked: { readonly state: RoundRow["state"]; readonly before: Date; readonly limit: number },
): Promise<readonly RoundRow[]> {
	return rounds(tx)
		.selectAll()
		.where(sql<boolean>`stepped and owner like 'm%' and state in ('drawn', 'open')`)
		.where("state", "=", asked.state)
		.where("changed_at", "<", asked.before)
		.orderBy("changed_at")
		.limit(asked.limit)
		.execute();
}

/** Forgets rounds whose keys nobody can send again, so many at once; the betting record keeps them. How many were. */
export async function deleteOldRounds(
	tx: Tx,
	{ members, trials, limit }: { readonly members: Date; readonly trials: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.round where id in (
			select id from originals.round
			where drawn_at < ${trials} and (owner like 'p%' or drawn_at < ${members} and (state in ('done', 'refused') or not stepped))
			limit ${limit}
		)`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
