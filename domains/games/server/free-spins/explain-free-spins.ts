// Says in a member's statement that a win is that of a free spin, and in which game.
import { sql, type Tx } from "#platform/db";
import type { Explainer, LineAbout } from "#wallet/api";
import { nameIn, roundTime } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";

export const explainFreeSpins =
	({ db, catalogue }: Pick<GamesTools, "db" | "catalogue">): Explainer =>
	async ({ memberId, groups, language }) => {
		const rows = await db.read((tx) => freeRounds(tx, { memberId, ids: groups }));
		const { byId } = catalogue.current();
		return new Map(
			rows.flatMap(({ id, gameId }): [string, LineAbout][] => {
				const game = byId.get(gameId);
				return game === undefined ? [] : [[id, { kind: "free-spins", game: nameIn(game.names, language) }]];
			}),
		);
	};

type FreeRound = { readonly id: string; readonly gameId: string };
type Asked = { readonly memberId: string; readonly ids: readonly string[] };

/** Those of a member's rounds that the house staked. What is no round's id is none. */
async function freeRounds(tx: Tx, { memberId, ids }: Asked): Promise<readonly FreeRound[]> {
	const asked = ids.flatMap((id) => {
		const at = roundTime(id);
		return at === undefined ? [] : [{ id, at }];
	});
	if (asked.length === 0) return [];
	const { rows } = await sql<FreeRound>`select r.id, r.game_id::text as "gameId"
		from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ at }) => at)}::timestamptz[]) as a (id, at)
		join games.round r on r.member_id = ${memberId}::bigint and r.started_at = a.at and r.id = a.id
		where r.free_stake is not null`.execute(tx);
	return rows;
}
