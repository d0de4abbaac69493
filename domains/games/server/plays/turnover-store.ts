// Rows of turnover, as far as it is followed: what members wagered in all, of whatever days and categories.

import { sql, type Tx } from "#platform/db";
import type { Follower } from "#platform/jobs";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { followTurnover } from "./plays-store.ts";

/** By member, day (UTC, of the end), currency and category (`games.turnover`). */
export const turnover: Follower = { name: "games.turnover", from: "beginning", follow: followTurnover };

/** All that a member ever wagered in a currency, in minor units, as far as it is counted. */
export async function wageredEver(
	tx: Tx,
	asked: {
		readonly memberId: MemberId;
		readonly currency: CurrencyCode;
		/** In these categories alone; in all where none is named. */
		readonly games?: readonly string[] | undefined;
	},
): Promise<bigint> {
	const games = [...(asked.games ?? [])];
	const { rows } = await sql<{ stake: string }>`
		select coalesce(sum(stake), 0)::bigint as stake from games.turnover
		where member_id = ${asked.memberId}::bigint and currency = ${asked.currency}
			and (cardinality(${games}::text[]) = 0 or category = any(${games}::text[]))`.execute(tx);
	return BigInt(rows[0]?.stake ?? 0);
}

/**
 * How much of that counts for each of many members, by member, in hundredths of a minor unit: in categories of their own, a stake
 * whole or by the hundredths that are named for its category; who never wagered is not among them.
 */
export async function wageredByAll(
	tx: Tx,
	asked: {
		readonly members: readonly {
			readonly memberId: MemberId;
			readonly games: readonly string[];
			readonly parts?: Readonly<Record<string, number>>;
		}[];
		readonly currency: CurrencyCode;
	},
): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ member_id: string; stake: string }>`
		select member_id, sum(stake * coalesce((asked.parts->>category)::int, 100))::bigint as stake
		from jsonb_to_recordset(${JSON.stringify(asked.members)}::jsonb)
			as asked("memberId" bigint, games text[], parts jsonb)
		join games.turnover on member_id = asked."memberId" and currency = ${asked.currency}
			and (cardinality(asked.games) = 0 or category = any(asked.games))
		group by member_id`.execute(tx);
	return new Map(rows.map((row) => [row.member_id, BigInt(row.stake)]));
}
