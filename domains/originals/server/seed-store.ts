// Rows of seed pairs. Decides nothing.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { OriginalsTables } from "./tables.ts";

export type SeedPairRow = Selectable<OriginalsTables["originals.seed_pair"]>;
/** Whose seeds: a member's or a trial's, in one game. */
export type Seat = { readonly owner: string; readonly game: string };

const pairs = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.seed_pair");

/** The pair in use; locked until the transaction ends where it is going to be drawn from or retired. */
export async function findPair(
	tx: Tx,
	{ owner, game }: Seat,
	how: { readonly lock: boolean },
): Promise<SeedPairRow | undefined> {
	const query = pairs(tx)
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("retired_at", "is", null);
	return (how.lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function findPairById(tx: Tx, of: Seat & { readonly id: string }): Promise<SeedPairRow | undefined> {
	return pairs(tx)
		.selectAll()
		.where("owner", "=", of.owner)
		.where("game", "=", of.game)
		.where("id", "=", of.id)
		.executeTakeFirst();
}

/** False when another pair is in use there already. */
export async function insertPair(tx: Tx, pair: Omit<SeedPairRow, "next_nonce" | "retired_at">): Promise<boolean> {
	const inserted = await tables<OriginalsTables>(tx)
		.insertInto("originals.seed_pair")
		.values({ ...pair, retired_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	return inserted !== undefined;
}

/** The next nonce of a locked pair. */
export async function takeNonce(tx: Tx, pair: SeedPairRow): Promise<number> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.seed_pair")
		.set({ next_nonce: pair.next_nonce + 1 })
		.where("owner", "=", pair.owner)
		.where("game", "=", pair.game)
		.where("id", "=", pair.id)
		.execute();
	return pair.next_nonce;
}

export async function retirePair(tx: Tx, pair: SeedPairRow, now: Date): Promise<void> {
	await tables<OriginalsTables>(tx)
		.updateTable("originals.seed_pair")
		.set({ retired_at: now })
		.where("owner", "=", pair.owner)
		.where("game", "=", pair.game)
		.where("id", "=", pair.id)
		.execute();
}

/** The newest that were retired, or those that were retired before the pair of a hash; so many at most. */
export async function listRetired(
	tx: Tx,
	{ owner, game }: Seat,
	page: { readonly olderThan?: string | undefined; readonly limit: number },
): Promise<readonly SeedPairRow[]> {
	const { olderThan, limit } = page;
	const query = pairs(tx)
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("retired_at", "is not", null)
		.orderBy("retired_at", "desc")
		.orderBy("id", "desc")
		.limit(limit);
	if (olderThan === undefined) return query.execute();
	const known = sql<boolean>`(retired_at, id) < (select known.retired_at, known.id from originals.seed_pair known
		where known.server_hash = ${olderThan} and known.owner = ${owner} and known.game = ${game})`;
	return query.where(known).execute();
}

export type NextSeedRow = Selectable<OriginalsTables["originals.next_seed"]>;

/** The seed that comes after the one in use. Whoever asks holds the pair in use. */
export async function findNext(tx: Tx, { owner, game }: Seat): Promise<NextSeedRow | undefined> {
	return tables<OriginalsTables>(tx)
		.selectFrom("originals.next_seed")
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.executeTakeFirst();
}

export async function insertNext(tx: Tx, seed: NextSeedRow): Promise<void> {
	await tables<OriginalsTables>(tx).insertInto("originals.next_seed").values(seed).execute();
}

/** Takes it out, to be the pair in use; undefined where none was shown. */
export async function takeNext(tx: Tx, { owner, game }: Seat): Promise<NextSeedRow | undefined> {
	return tables<OriginalsTables>(tx)
		.deleteFrom("originals.next_seed")
		.where("owner", "=", owner)
		.where("game", "=", game)
		.returningAll()
		.executeTakeFirst();
}

/** Forgets the seeds of trials that are over, once their rounds are gone, so many at once. How many were. */
export async function deleteTrialPairs(
	tx: Tx,
	{ before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.seed_pair where id in (
			select pair.id from originals.seed_pair pair
			where pair.owner like 'p%' and pair.created_at < ${before}
				and not exists (select 1 from originals.round round where round.seed_pair = pair.id)
			limit ${limit}
		) and owner like 'p%'`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}

/** Forgets the seeds that trials which are over would have come to next, so many at once. How many were. */
export async function deleteTrialNexts(
	tx: Tx,
	{ before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.next_seed where (owner, game) in (
			select owner, game from originals.next_seed where owner like 'p%' and created_at < ${before} limit ${limit}
		)`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
