// How soon a round of a game may follow the one before it, where the market asks for a pause between them.
import { sql, type Tx } from "#platform/db";
import type { RoundWrite } from "../rounds/round-batch.ts";

export const paceKey = ({ memberId, gameId }: Pick<RoundWrite, "memberId" | "gameId">): string =>
	`${memberId} ${gameId}`;

/** Milliseconds until a round of this game may follow (RTS 14D, 14G); 0 when it may now. */
export function tooEarly(
	{ startedAt }: Pick<RoundWrite, "startedAt">,
	pace: { readonly last: Date | undefined; readonly cycle: number },
): number {
	if (pace.last === undefined) return 0;
	return Math.max(0, pace.last.getTime() + pace.cycle - startedAt.getTime());
}

/** When each member last began a round of the game, within a minute: no market asks for a longer pause. */
export async function lastRounds(
	tx: Tx,
	rounds: readonly Pick<RoundWrite, "memberId" | "gameId" | "startedAt">[],
): Promise<ReadonlyMap<string, Date>> {
	if (rounds.length === 0) return new Map();
	const from = new Date(Math.min(...rounds.map(({ startedAt }) => startedAt.getTime())) - 60_000);
	const { rows } = await sql<{ member_id: string; game_id: string; started_at: Date }>`
		select round.member_id, round.game_id, max(round.started_at) as started_at
		from unnest(${rounds.map(({ memberId }) => memberId)}::bigint[], ${rounds.map(({ gameId }) => gameId)}::bigint[])
			as a (member_id, game_id)
		join games.round on round.member_id = a.member_id and round.game_id = a.game_id and round.started_at >= ${from}
		group by round.member_id, round.game_id`.execute(tx);
	return new Map(rows.map((row) => [`${row.member_id} ${row.game_id}`, row.started_at]));
}
