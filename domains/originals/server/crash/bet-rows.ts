// Rows of bets on crash that are decided: who comes back later is told of them. Those of the round in play stand in its room.
import type { Selectable } from "kysely";
import { callIn, sql, type Tx, tables } from "#platform/db";
import type { CrashBetState } from "../../core/index.ts";
import type { OriginalsTables } from "../tables.ts";

export type BetRow = Selectable<OriginalsTables["originals.crash_bet"]>;

const insertStatement = {
	name: "originals.insert-crash-bets",
	text: `insert into originals.crash_bet (id, owner, key, round, currency, stake, target, taken, ended, decided_at)
		select "betId", owner, key, $2, currency, stake, target, taken, ended, $3
		from jsonb_to_recordset($1::jsonb) as bet ("betId" uuid, owner text, key text, currency text, stake bigint,
			target integer, taken integer, ended text)
		on conflict do nothing`,
};

type Decided = { readonly round: string; readonly bets: readonly CrashBetState[]; readonly at: Date };

export async function insertBets(tx: Tx, { round, bets, at }: Decided): Promise<void> {
	if (bets.length > 0) await callIn(tx, insertStatement, [JSON.stringify(bets), round, at]);
}

const bets = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.crash_bet").selectAll();

export async function findBetByKey(tx: Tx, of: Pick<BetRow, "owner" | "key">): Promise<BetRow | undefined> {
	return bets(tx).where("owner", "=", of.owner).where("key", "=", of.key).executeTakeFirst();
}

export async function findBet(tx: Tx, of: Pick<BetRow, "owner" | "id">): Promise<BetRow | undefined> {
	return bets(tx).where("id", "=", of.id).where("owner", "=", of.owner).executeTakeFirst();
}

/** Forgets old bets, those of trials sooner, so many at once. How many were. */
export async function deleteOldBets(
	tx: Tx,
	{ members, trials, limit }: { readonly members: Date; readonly trials: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.crash_bet where id in (
			select id from originals.crash_bet
			where decided_at < ${trials} and (owner like 'p%' or decided_at < ${members})
			limit ${limit}
		)`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
