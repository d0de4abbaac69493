// The ladder of a brand, as an operator keeps it: ranks with their texts in every language.

import type { Wish } from "#brand/core";
import { isLanguage, type Language, pickLanguage } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import type { Rank } from "../core/index.ts";
import type { LoyaltyTables } from "./tables.ts";

type RankText = { readonly name: string; readonly summary: string; readonly brings: readonly string[] };

export type LadderRank = Rank & {
	readonly code: string;
	readonly pointPercent: number;
	readonly texts: ReadonlyMap<Language, RankText>;
};

const noText: RankText = { name: "", summary: "", brings: [] };

/** Lowest first. */
export async function loadLadder(tx: Tx, merchant: string): Promise<readonly LadderRank[]> {
	const db = tables<LoyaltyTables>(tx);
	const ranks = await db
		.selectFrom("loyalty.rank")
		.selectAll()
		.where("merchant", "=", merchant)
		.orderBy("level")
		.execute();
	const texts = await db.selectFrom("loyalty.rank_text").selectAll().where("merchant", "=", merchant).execute();
	return ranks.map((rank) => ({
		level: rank.level,
		code: rank.code,
		needed: BigInt(rank.needed),
		pointPercent: rank.point_percent,
		texts: new Map(
			texts.flatMap(({ level, language, name, summary, brings }): [Language, RankText][] =>
				level === rank.level && isLanguage(language) ? [[language, { name, summary, brings }]] : [],
			),
		),
	}));
}

/** What a rank is called and says, in the language a person is shown. */
export const rankText = (rank: LadderRank | undefined, wish: Wish): RankText =>
	(rank === undefined ? undefined : pickLanguage(rank.texts, wish)) ?? noText;

/** What a level makes of the points that play earns; just the rate on a level the ladder does not have. */
export const percentOf = (ladder: readonly LadderRank[], level: number): number =>
	ladder.find((rank) => rank.level === level)?.pointPercent ?? 100;
