// Rows of seed pairs. Decides nothing.
import type { Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { FishingTables } from "./tables.ts";

export type SeedPairRow = Selectable<FishingTables["fishing.seed_pair"]>;
/** Whose seeds: a member's or a trial's, in one game. */
export type Angler = { readonly owner: string; readonly game: string };

const pairs = (tx: Tx) => tables<FishingTables>(tx).selectFrom("fishing.seed_pair").selectAll();

/** The pair in use, locked. */
export async function lockPair(tx: Tx, { owner, game }: Angler): Promise<SeedPairRow | undefined> {
	return pairs(tx)
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("retired_at", "is", null)
		.forUpdate()
		.executeTakeFirst();
}

export async function findPairs(tx: Tx, ids: readonly string[]): Promise<readonly SeedPairRow[]> {
	return pairs(tx)
		.where("id", "in", [...ids])
		.execute();
}

export async function listRetired(tx: Tx, { owner, game }: Angler, limit: number): Promise<readonly SeedPairRow[]> {
	return pairs(tx)
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("retired_at", "is not", null)
		.orderBy("retired_at", "desc")
		.limit(limit)
		.execute();
}

/** Nothing happens where another pair is in use there. */
export async function insertPair(tx: Tx, pair: Omit<SeedPairRow, "next_nonce" | "retired_at">): Promise<void> {
	await tables<FishingTables>(tx)
		.insertInto("fishing.seed_pair")
		.values({ ...pair, retired_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Nonces from one to the one before `to` are taken. Throws when they were not the next: nothing is drawn twice. */
export async function takeNonces(
	tx: Tx,
	{ id, from, to }: { readonly id: string; readonly from: number; readonly to: number },
): Promise<void> {
	const { numUpdatedRows } = await tables<FishingTables>(tx)
		.updateTable("fishing.seed_pair")
		.set({ next_nonce: to })
		.where("id", "=", id)
		.where("next_nonce", "=", from)
		.where("retired_at", "is", null)
		.executeTakeFirst();
	if (numUpdatedRows !== 1n) throw new Error(`nonces ${from} to ${to} of seeds ${id} are not the next`);
}

export async function retirePair(tx: Tx, { id, now }: { readonly id: string; readonly now: Date }): Promise<void> {
	await tables<FishingTables>(tx)
		.updateTable("fishing.seed_pair")
		.set({ retired_at: now })
		.where("id", "=", id)
		.execute();
}
