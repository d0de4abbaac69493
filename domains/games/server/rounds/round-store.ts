// Rows of rounds: one by its id, a member's newest first, the winners. A round's id tells the week it is kept in.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import { roundTime } from "../../core/index.ts";
import type { GamesTables } from "../tables.ts";

export type RoundRow = Selectable<GamesTables["games.round"]>;
const lineColumns = [
	"member_id",
	"started_at",
	"id",
	"game_id",
	"currency",
	"status",
	"stake",
	"win",
	"balance_before",
	"balance_after",
	"ended_at",
	"free_stake",
] as const;

/** Without the events, which a list does not need. */
export type RoundLine = Pick<RoundRow, (typeof lineColumns)[number]>;

/** One round of a member; undefined when it is not theirs or does not exist. */
export async function findRound(
	tx: Tx,
	{ memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<RoundRow | undefined> {
	const startedAt = roundTime(id);
	if (startedAt === undefined) return undefined;
	return tables<GamesTables>(tx)
		.selectFrom("games.round")
		.selectAll()
		.where("member_id", "=", memberId)
		.where("started_at", "=", startedAt)
		.where("id", "=", id)
		.executeTakeFirst();
}

export type RoundsAsked = {
	readonly memberId: string;
	readonly from: Date;
	readonly to: Date;
	/** Only of these games; undefined for all. */
	readonly gameIds: readonly string[] | undefined;
	readonly status: RoundRow["status"] | undefined;
	/** Only rounds before this one in the list. */
	readonly before: { readonly startedAt: Date; readonly id: string } | undefined;
	readonly limit: number;
};

/** A member's rounds, the newest first: a walk along the key, week by week backwards. */
export async function listRoundLines(tx: Tx, asked: RoundsAsked): Promise<readonly RoundLine[]> {
	const { before, gameIds, status } = asked;
	let query = tables<GamesTables>(tx)
		.selectFrom("games.round")
		.select(lineColumns)
		.where("member_id", "=", asked.memberId)
		.where("started_at", ">=", asked.from)
		.where("started_at", "<", asked.to);
	if (before !== undefined) {
		query = query
			.where("started_at", "<=", before.startedAt)
			.where(sql<boolean>`(started_at, id) < (${before.startedAt}, ${before.id}::uuid)`);
	}
	if (gameIds !== undefined) query = query.where("game_id", "in", [...gameIds]);
	if (status !== undefined) query = query.where("status", "=", status);
	return query.orderBy("started_at", "desc").orderBy("id", "desc").limit(asked.limit).execute();
}

/** How many of a member's newest rounds are looked through for the last one of a game. */
const lookBack = 200;

/** The last round of a member in a game, among the member's newest 200 since a moment. */
export async function findLastRound(
	tx: Tx,
	asked: { readonly memberId: string; readonly gameId: string; readonly since: Date },
): Promise<RoundRow | undefined> {
	const newest = tables<GamesTables>(tx)
		.selectFrom("games.round")
		.selectAll()
		.where("member_id", "=", asked.memberId)
		.where("started_at", ">=", asked.since)
		.orderBy("started_at", "desc")
		.orderBy("id", "desc")
		.limit(lookBack)
		.as("newest");
	return tables<GamesTables>(tx)
		.selectFrom(newest)
		.selectAll()
		.where("game_id", "=", asked.gameId)
		.orderBy("started_at", "desc")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
}

const bigWinOrder = {
	time: sql`ended_at`,
	win: sql`win`,
	multiple: sql`win::numeric / stake`,
} as const;

/** Wins of at least ten times the stake since a moment; an index holds these alone. */
export async function listBigWins(
	tx: Tx,
	asked: {
		readonly since: Date;
		/** What ended later is not told yet. */
		readonly until: Date;
		readonly gameIds: readonly string[];
		readonly limit: number;
		/** The latest first, or the greatest. */
		readonly by: "time" | "win" | "multiple";
	},
): Promise<readonly RoundLine[]> {
	if (asked.gameIds.length === 0) return [];
	return (
		tables<GamesTables>(tx)
			.selectFrom("games.round")
			.select(lineColumns)
			.where("status", "in", ["complete", "resettled"])
			.where("win", ">", "0")
			// Of what was staked for nothing everything is a multiple.
			.where("stake", ">", "0")
			.where(sql<boolean>`win >= stake * 10`)
			.where("started_at", ">=", asked.since)
			.where("ended_at", ">=", asked.since)
			.where("ended_at", "<=", asked.until)
			.where("game_id", "in", [...asked.gameIds])
			.orderBy(bigWinOrder[asked.by], "desc")
			.orderBy("ended_at", "desc")
			.limit(asked.limit)
			.execute()
	);
}

/** Rounds, stakes and wins of a member in one game since a moment: the net position of a session. */
export async function sumRounds(
	tx: Tx,
	asked: { readonly memberId: string; readonly gameId: string; readonly since: Date },
): Promise<{ readonly rounds: number; readonly staked: bigint; readonly won: bigint }> {
	const row = await tables<GamesTables>(tx)
		.selectFrom("games.round")
		.select(({ fn }) => [
			fn.countAll<string>().as("rounds"),
			fn.sum<string | null>("stake").as("staked"),
			fn.sum<string | null>("win").as("won"),
		])
		.where("member_id", "=", asked.memberId)
		.where("started_at", ">=", asked.since)
		.where("game_id", "=", asked.gameId)
		.executeTakeFirstOrThrow();
	return { rounds: Number(row.rounds), staked: BigInt(row.staked ?? 0), won: BigInt(row.won ?? 0) };
}

/** Games by how many rounds were played since a moment, the most played first; from the hours' sums. */
export async function countByGame(tx: Tx, since: Date): Promise<readonly { gameId: string; rounds: number }[]> {
	const rows = await tables<GamesTables>(tx)
		.selectFrom("games.round_hour")
		.select(({ fn }) => ["game_id", fn.sum<string>("rounds").as("rounds")])
		.where("hour", ">=", since)
		.groupBy("game_id")
		.having(({ fn }) => fn.sum("rounds"), ">", 0)
		.orderBy("rounds", "desc")
		.limit(500)
		.execute();
	return rows.map((row) => ({ gameId: row.game_id, rounds: Number(row.rounds) }));
}
