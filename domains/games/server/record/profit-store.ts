// Rows of what members played by hour, summed by day and game for one of them.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { PlayedSum } from "../../core/index.ts";

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

/** Up to when is counted; undefined before the first count. */
export async function readCountedAt(tx: Tx): Promise<Date | undefined> {
	const { rows } = await sql<{ counted_at: Date | null }>`select counted_at from games.member_hour_mark`.execute(tx);
	return rows[0]?.counted_at ?? undefined;
}
