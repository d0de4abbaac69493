// Days on which a game of set days draws nothing, as the desk has set them. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { LotteryGame } from "../core/index.ts";

type FreeDay = { readonly game: LotteryGame; readonly day: string };
type FreeDayRow = FreeDay & { readonly set_at: Date };

/** Until the transaction ends no issue of the game is planned, and none of its days is freed, beside it. */
export async function lockDays(tx: Tx, game: LotteryGame): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext(${`lottery.free_day ${game}`}))`.execute(tx);
}

export async function readFreeDays(tx: Tx, game: LotteryGame): Promise<ReadonlySet<string>> {
	const { rows } = await sql<FreeDay>`select day from lottery.free_day where game = ${game}`.execute(tx);
	return new Set(rows.map(({ day }) => day));
}

/** From a day on, the nearest first. */
export async function listFreeDays(tx: Tx, from: string): Promise<readonly FreeDayRow[]> {
	const { rows } = await sql<FreeDayRow>`
		select game, day, set_at from lottery.free_day where day >= ${from} order by day, game limit 1000`.execute(tx);
	return rows;
}

type NewFreeDay = FreeDay & { readonly free: boolean; readonly now: Date };

export async function writeFreeDay(tx: Tx, { game, day, free, now }: NewFreeDay): Promise<void> {
	if (free)
		await sql`insert into lottery.free_day (game, day, set_at) values (${game}, ${day}, ${now})
			on conflict do nothing`.execute(tx);
	else await sql`delete from lottery.free_day where game = ${game} and day = ${day}`.execute(tx);
}
