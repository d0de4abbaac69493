// Rows of the chains and rounds of crash. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { CrashRoundState } from "../../core/index.ts";
import type { OriginalsTables } from "../tables.ts";

export type ChainRow = Selectable<OriginalsTables["originals.crash_chain"]>;
type CrashRow = Selectable<OriginalsTables["originals.crash_round"]>;

const chains = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.crash_chain");

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

/** A round that was opened, and its link of the chain, which is used from now on. */
export async function insertRound(tx: Tx, { roundId, chain, number, ...round }: CrashRoundState): Promise<void> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_chain")
		.set({ taken: number })
		.where("id", "=", chain)
		.execute();
	const row = { id: roundId, chain, number, opened_at: new Date(round.openedAt), flies_at: new Date(round.fliesAt) };
	await tables<OriginalsTables>(tx)
		.insertInto("originals.crash_round")
		.values({ ...row, point: null, seed: null, ended_at: null })
		.execute();
}

/** The flight has ended. */
export async function revealRound(tx: Tx, id: string, end: NonNullable<CrashRoundState["end"]>): Promise<void> {
	const { point, seed, interrupted, at } = end;
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_round")
		.set({ state: "over", point, seed, interrupted, ended_at: new Date(at) })
		.where("id", "=", id)
		.execute();
}

/** Every bet on it is decided. */
export async function closeRound(tx: Tx, id: string): Promise<void> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.crash_round")
		.set({ state: "done" })
		.where("id", "=", id)
		.execute();
}

/** Rounds that are done, of those that were opened between two moments. */
export async function listDone(
	tx: Tx,
	{ after, before }: { readonly after: Date; readonly before: Date },
): Promise<readonly string[]> {
	const rows = await tables<OriginalsTables>(tx)
		.selectFrom("originals.crash_round")
		.select("id")
		.where("state", "=", "done")
		.where("opened_at", ">", after)
		.where("opened_at", "<", before)
		.execute();
	return rows.map(({ id }) => id);
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
