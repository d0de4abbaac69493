// Rows of what members played by hour: counted on from the mark, and summed by day and game for one of them.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { PlayedSum } from "../../core/index.ts";

/** Counts what was written since the last time, by hour and by day of the house's zone. Answers false while another worker does. */
export async function sumMemberHours(
	tx: Tx,
	{ now, offset }: { readonly now: Date; readonly offset: number },
): Promise<boolean> {
	// The first count of a house that has played for years takes its time.
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const { rows } = await sql<{ counted: boolean }>`
		select games.sum_member_hours(${now}::timestamptz, ${offset}::int) as counted`.execute(tx);
	return rows[0]?.counted === true;
}

export type DayOfGame = PlayedSum & { readonly day: string; readonly gameId: string };

export type ProfitAsked = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly from: Date;
	readonly to: Date;
	/** Minutes that the days meant are ahead of UTC; an hour belongs to the day in which it begins. */
	readonly offset: number;
};

/** The newest day first. */
export async function readDaysOfGames(tx: Tx, asked: ProfitAsked): Promise<readonly DayOfGame[]> {
	const { rows } = await sql<{ day: string; game_id: string; rounds: string; stake: string; win: string }>`
		select (hour at time zone 'UTC' + make_interval(mins => ${asked.offset}::int))::date::text as day, game_id,
			sum(rounds)::text as rounds, sum(stake)::text as stake, sum(win)::text as win
		from games.member_hour
		where member_id = ${asked.memberId}::bigint and currency = ${asked.currency}
			and hour >= ${asked.from} and hour < ${asked.to}
		group by 1, 2
		having sum(rounds) > 0
		order by 1 desc, 2`.execute(tx);
	return rows.map((row) => ({
		day: row.day,
		gameId: row.game_id,
		rounds: Number(row.rounds),
		stake: BigInt(row.stake),
		win: BigInt(row.win),
	}));
}

/** How far the days of the house, as play is summed by them, are ahead of UTC, in minutes. */
export async function dayZone(tx: Tx): Promise<number> {
	const { rows } = await sql<{ offset_minutes: number }>`select offset_minutes from games.played_zone`.execute(tx);
	return rows[0]?.offset_minutes ?? 0;
}

/** Up to when is counted; undefined before the first count. */
export async function readCountedAt(tx: Tx): Promise<Date | undefined> {
	const { rows } = await sql<{ counted_at: Date | null }>`select counted_at from games.member_hour_mark`.execute(tx);
	return rows[0]?.counted_at ?? undefined;
}
