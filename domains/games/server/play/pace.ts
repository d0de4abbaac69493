// How soon a member's round may follow the one before it, where the market asks for a pause between them. The pause is of
// the round that was played, and the same for every game that follows: two games in turn are no way to play faster.
import { sql, type Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { MinimumCycle } from "#protection/core";
import type { CatalogueGame } from "../../core/index.ts";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import type { RoundWrite } from "../rounds/round-batch.ts";

/** Slots, which have lines or ways, have a pause of their own (RTS 14D); instant games in their category have not (RTS 14G). */
export const cycleOf = (
	game: Pick<CatalogueGame, "category" | "lines"> | undefined,
	{ slots, others }: MinimumCycle,
): number => (game?.category === "RNG" && game.lines !== undefined ? slots : others);

export type LastRound = Pick<RoundWrite, "gameId" | "startedAt">;

/** Milliseconds until a round may follow the member's last one; 0 when it may now. */
export function tooEarly(
	{ startedAt }: Pick<RoundWrite, "startedAt">,
	{ last, cycle }: { readonly last: LastRound | undefined; readonly cycle: (gameId: string) => number },
): number {
	if (last === undefined) return 0;
	return Math.max(0, last.startedAt.getTime() + cycle(last.gameId) - startedAt.getTime());
}

/** The pause after a round of each game. */
export const cycles =
	(catalogue: Pick<CachedCatalogue, "current">, cycle: MinimumCycle) =>
	(gameId: string): number =>
		cycleOf(catalogue.current().byId.get(gameId), cycle);

/** The last round that each member began, within a minute: no market asks for a longer pause. */
export async function lastRounds(
	tx: Tx,
	rounds: readonly Pick<RoundWrite, "memberId" | "startedAt">[],
): Promise<ReadonlyMap<MemberId, LastRound>> {
	if (rounds.length === 0) return new Map();
	const members = new Map(rounds.map(({ memberId }) => [String(memberId), memberId]));
	const from = new Date(Math.min(...rounds.map(({ startedAt }) => startedAt.getTime())) - 60_000);
	const { rows } = await sql<{ member_id: string; game_id: string; started_at: Date }>`
		select distinct on (member_id) member_id, game_id, started_at from games.round
		where member_id = any(${[...members.keys()]}::bigint[]) and started_at >= ${from}
		order by member_id, started_at desc`.execute(tx);
	return new Map(
		rows.flatMap(({ member_id, game_id: gameId, started_at: startedAt }): [MemberId, LastRound][] => {
			const member = members.get(member_id);
			return member === undefined ? [] : [[member, { gameId, startedAt }]];
		}),
	);
}
