// Days on which a game of set days draws nothing, as the desk has set them, and on which day it does instead. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { LotteryGame } from "../core/index.ts";

type FreeDay = { readonly game: LotteryGame; readonly day: string };
type FreeDayRow = FreeDay & { readonly moved_to: string | null; readonly set_at: Date };

/** Until the transaction ends no issue of the game is planned, and none of its days is freed, beside it. */
export async function lockDays(tx: Tx, game: LotteryGame): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext(${`lottery.free_day ${game}`}))`.execute(tx);
}

/** The days of a game that are free, each with the one that draws instead. */
export async function readFreeDays(tx: Tx, game: LotteryGame): Promise<ReadonlyMap<string, string | null>> {
	const { rows } = await sql<FreeDayRow>`
		select day, moved_to from lottery.free_day where game = ${game} order by day`.execute(tx);
	return new Map(rows.map(({ day, moved_to: to }) => [day, to]));
}

/** From a day on, the nearest first. */
export async function listFreeDays(tx: Tx, from: string): Promise<readonly FreeDayRow[]> {
	const { rows } = await sql<FreeDayRow>`
		select game, day, moved_to, set_at from lottery.free_day where day >= ${from} order by day, game limit 1000`.execute(
		tx,
	);
	return rows;
}

type NewFreeDay = FreeDay & { readonly free: boolean; readonly movedTo?: string | undefined; readonly now: Date };

export async function writeFreeDay(tx: Tx, { game, day, free, movedTo, now }: NewFreeDay): Promise<void> {
	if (free)
		await sql`insert into lottery.free_day (game, day, moved_to, set_at)
			values (${game}, ${day}, ${movedTo ?? null}, ${now})
			on conflict (game, day) do update set moved_to = excluded.moved_to, set_at = excluded.set_at`.execute(tx);
	else await sql`delete from lottery.free_day where game = ${game} and day = ${day}`.execute(tx);
}
