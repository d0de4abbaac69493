// Rows of what one holder may stake on a play of an issue. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { LotteryGame } from "../core/index.ts";
import type { PlayLimits } from "./limits.ts";

/** Of a game, by the numbers of its plays. */
export async function playLimitsOf(tx: Tx, game: LotteryGame): Promise<PlayLimits> {
	const { rows } = await sql<{ play: number; stake: number }>`
		select play, stake from lottery.play_limit where game = ${game} order by play`.execute(tx);
	return new Map(rows.map(({ play, stake }) => [play, stake]));
}

type LimitRow = { readonly game: LotteryGame; readonly play: number; readonly stake: number; readonly set_at: Date };

/** All that are set. */
export async function listPlayLimits(tx: Tx): Promise<readonly LimitRow[]> {
	const { rows } = await sql<LimitRow>`
		select game, play, stake, set_at from lottery.play_limit order by game, play limit 2000`.execute(tx);
	return rows;
}

type NewLimit = {
	readonly game: LotteryGame;
	readonly play: number;
	readonly stake: number | null;
	readonly now: Date;
};

/** Without a stake the play takes what the issue takes. Answers what stood before. */
export async function writePlayLimit(tx: Tx, { game, play, stake, now }: NewLimit): Promise<number | null> {
	await sql`select pg_advisory_xact_lock(hashtext(${`lottery.play_limit ${game}`}))`.execute(tx);
	const before = (await playLimitsOf(tx, game)).get(play) ?? null;
	if (stake === null) await sql`delete from lottery.play_limit where game = ${game} and play = ${play}`.execute(tx);
	else
		await sql`insert into lottery.play_limit (game, play, stake, set_at) values (${game}, ${play}, ${stake}, ${now})
			on conflict (game, play) do update set stake = excluded.stake, set_at = excluded.set_at`.execute(tx);
	return before;
}
