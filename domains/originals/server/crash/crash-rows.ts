// Rows of the chains and rounds of crash. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { OriginalsTables } from "../tables.ts";

export type ChainRow = Selectable<OriginalsTables["originals.crash_chain"]>;
export type CrashRow = Selectable<OriginalsTables["originals.crash_round"]>;

/** Notified when a round goes on: whoever pushes looks. */
export const crashChannel = "originals_crash";

/** One hand at a time moves the rounds; false when another node's does, until the end of its transaction. */
export async function takeLead(tx: Tx): Promise<boolean> {
	const { rows } = await sql<{
		led: boolean;
	}>`select pg_try_advisory_xact_lock(hashtextextended('originals.crash', 0)) as led`.execute(tx);
	return rows[0]?.led === true;
}

export async function tellNodes(tx: Tx): Promise<void> {
	await sql`select pg_notify(${crashChannel}, '')`.execute(tx);
}

const chains = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.crash_chain");
const rounds = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.crash_round");

export async function findChain(tx: Tx, id: string): Promise<ChainRow | undefined> {
	return chains(tx).selectAll().where("id", "=", id).executeTakeFirst();
}

/** The chain that has links left; locked. */
export async function lockChainInUse(tx: Tx): Promise<ChainRow | undefined> {
	return chains(tx).selectAll().where(sql<boolean>`taken < length`).forUpdate().executeTakeFirst();
}

export async function insertChain(
	tx: Tx,
	chain: Omit<Insertable<OriginalsTables["originals.crash_chain"]>, "salt" | "taken">,
): Promise<void> {
	await tables<OriginalsTables>(tx)
		.insertInto("originals.crash_chain")
		.values(chain)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Once: a salt that stands is kept. `round` null where the salt is the house's own. */
export async function saltChain(tx: Tx, { salt, round }: { salt: string; round: string | null }): Promise<void> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_chain")
		.set({ salt, salt_round: round })
		.where(sql<boolean>`taken < length`)
		.where("salt", "is", null)
		.execute();
}

/** The next number of a locked chain. */
export async function takeLink(tx: Tx, chain: ChainRow): Promise<number> {
	const taken = chain.taken + 1;
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_chain")
		.set({ taken })
		.where("id", "=", chain.id)
		.execute();
	return taken;
}

export async function insertRound(
	tx: Tx,
	round: Pick<CrashRow, "id" | "chain" | "number" | "opened_at" | "flies_at">,
): Promise<CrashRow> {
	return tables<OriginalsTables>(tx)
		.insertInto("originals.crash_round")
		.values({ ...round, beat_at: round.opened_at, point: null, seed: null, ended_at: null })
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** The newest round, whatever it does. */
export async function newestRound(tx: Tx): Promise<CrashRow | undefined> {
	return rounds(tx).selectAll().orderBy("opened_at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
}

export async function findRound(tx: Tx, id: string): Promise<CrashRow | undefined> {
	return rounds(tx).selectAll().where("id", "=", id).executeTakeFirst();
}

/** In no order. */
export async function findRounds(tx: Tx, ids: readonly string[]): Promise<readonly CrashRow[]> {
	return rounds(tx).selectAll().where("id", "in", ids).execute();
}

export async function changeRound(
	tx: Tx,
	of: Pick<CrashRow, "id" | "state">,
	change: Partial<Pick<CrashRow, "state" | "beat_at" | "interrupted" | "point" | "seed" | "ended_at">>,
): Promise<void> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_round")
		.set(change)
		.where("id", "=", of.id)
		.where("state", "=", of.state)
		.execute();
}

export type PastRow = CrashRow & { readonly salt: string | null; readonly end_hash: string };

/** Rounds that are over, the newest first, from before a round on. */
export async function listPast(
	tx: Tx,
	asked: { readonly before: { readonly openedAt: Date; readonly id: string } | undefined; readonly limit: number },
): Promise<readonly PastRow[]> {
	const query = tables<OriginalsTables>(tx)
		.selectFrom("originals.crash_round as round")
		.innerJoin("originals.crash_chain as chain", "chain.id", "round.chain")
		.selectAll("round")
		.select(["chain.salt", "chain.end_hash"])
		.where("round.state", "<>", "running")
		.orderBy("round.opened_at", "desc")
		.orderBy("round.id", "desc")
		.limit(asked.limit);
	const { before } = asked;
	if (before === undefined) return query.execute();
	return query.where(sql<boolean>`(round.opened_at, round.id) < (${before.openedAt}, ${before.id}::uuid)`).execute();
}

/** Somebody watches until then. Seldom written: only when it moves by a good while. */
export async function watchUntil(tx: Tx, until: Date): Promise<void> {
	const { numUpdatedRows } = await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_watch")
		.set({ until })
		.where("until", "<", new Date(until.getTime() - 15_000))
		.executeTakeFirst();
	if (numUpdatedRows > 0n) await tellNodes(tx);
}

export async function watchedUntil(tx: Tx): Promise<Date> {
	const { until } = await tables<OriginalsTables>(tx)
		.selectFrom("originals.crash_watch")
		.select("until")
		.executeTakeFirstOrThrow();
	return until;
}

/** Forgets rounds that no bet names any more, so many at once; any later seed still leads to theirs. How many were. */
export async function deleteOldRounds(
	tx: Tx,
	{ before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.crash_round where id in (
			select id from originals.crash_round round
			where opened_at < ${before} and state = 'done'
				and not exists (select 1 from originals.crash_bet bet where bet.round = round.id)
			limit ${limit}
		)`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
