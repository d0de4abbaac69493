// What of the games waits for a second person: how much, counted to a thousand, and since when the oldest does.
import { sql, type Tx } from "#platform/db";

export type CountedWaiting = { readonly count: number; readonly since: Date | undefined };

export const countWaitingTournaments = (tx: Tx, merchant: string, now: Date): Promise<CountedWaiting> =>
	counted(
		tx,
		sql`select asked_at as at from games.tournament_proposal
			where kept = 'waiting' and lapses_at > ${now} and merchant = ${merchant} limit 1000`,
	);

/** An award lapses where nobody agreed to it before it ends. */
export const countWaitingGifts = (tx: Tx, merchant: string, now: Date): Promise<CountedWaiting> =>
	counted(
		tx,
		sql`select made_at as at from games.gift_award
			where kept = 'waiting' and ends_at > ${now} and merchant = ${merchant} limit 1000`,
	);

async function counted(tx: Tx, waiting: ReturnType<typeof sql>): Promise<CountedWaiting> {
	const { rows } = await sql<{ count: string; since: Date | null }>`
		select count(*) as count, min(at) as since from (${waiting}) as waiting`.execute(tx);
	return { count: Number(rows[0]?.count ?? 0), since: rows[0]?.since ?? undefined };
}
