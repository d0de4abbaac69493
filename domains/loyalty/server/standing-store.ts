// Rows of members' ranks, the turnover behind them, and each change of a rank.
import { sql, type Tx, tables } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { windowStart } from "../core/index.ts";
import type { LoyaltyTables } from "./tables.ts";

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export type StandingRow = { readonly level: number; readonly since: Date };

export async function findStanding(tx: Tx, memberId: MemberId): Promise<StandingRow | undefined> {
	return tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.standing")
		.select(["level", "since"])
		.where("member_id", "=", memberId)
		.executeTakeFirst();
}

/** Levels of the members that have a rank; the others stand on 0. */
export async function readLevels(tx: Tx, members: readonly MemberId[]): Promise<ReadonlyMap<string, number>> {
	if (members.length === 0) return new Map();
	const { rows } = await sql<{ member_id: string; level: number }>`
		select member_id, level from loyalty.standing where member_id = any(${[...members]}::bigint[])`.execute(tx);
	return new Map(rows.map((row) => [row.member_id, row.level]));
}

/** A member's turnover of the last 90 days in a currency, by category, the largest first. */
export async function readTurnover(
	tx: Tx,
	asked: { readonly memberId: MemberId; readonly currency: CurrencyCode; readonly now: Date },
): Promise<readonly { readonly category: string; readonly stake: bigint }[]> {
	const { rows } = await sql<{ category: string; stake: string }>`
		select category, sum(stake)::bigint as stake from games.turnover
		where member_id = ${asked.memberId}::bigint and day >= ${windowStart(dayOf(asked.now))}::date
			and currency = ${asked.currency}
		group by category having sum(stake) > 0 order by 2 desc, 1`.execute(tx);
	return rows.map((row) => ({ category: row.category, stake: BigInt(row.stake) }));
}

/** The same for many members at once, in total. */
export async function readTurnovers(
	tx: Tx,
	asked: { readonly members: readonly MemberId[]; readonly currency: CurrencyCode; readonly now: Date },
): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ member_id: string; stake: string }>`
		select member_id, sum(stake)::bigint as stake from games.turnover
		where member_id = any(${[...asked.members]}::bigint[]) and day >= ${windowStart(dayOf(asked.now))}::date
			and currency = ${asked.currency}
		group by member_id`.execute(tx);
	return new Map(rows.map((row) => [row.member_id, BigInt(row.stake)]));
}

/** Members who played on a day of a span, a page at a time in the order of their ids. */
export async function membersOfDays(
	tx: Tx,
	span: { readonly from: string; readonly to: string; readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
	const { rows } = await sql<{ member_id: string }>`
		select distinct member_id from games.turnover
		where day between ${span.from}::date and ${span.to}::date and member_id > ${span.after}::bigint
		order by member_id limit ${span.limit}`.execute(tx);
	return rows.map((row) => row.member_id);
}

export type RankChange = {
	readonly memberId: MemberId;
	readonly merchant: string;
	readonly from: number;
	readonly to: number;
	readonly turnover: bigint;
};

/** Writes the new ranks, and why they changed. */
export async function writeRanks(tx: Tx, changes: readonly RankChange[], now: Date): Promise<void> {
	if (changes.length === 0) return;
	await sql`
		with change as (
			select * from unnest(
				${changes.map(({ memberId }) => memberId)}::bigint[], ${changes.map(({ merchant }) => merchant)}::text[],
				${changes.map(({ from }) => from)}::smallint[], ${changes.map(({ to }) => to)}::smallint[],
				${changes.map(({ turnover }) => turnover.toString())}::bigint[]
			) as change (member_id, merchant, from_level, to_level, turnover)
		), told as (
			insert into loyalty.rank_change (member_id, changed_at, merchant, from_level, to_level, turnover)
			select member_id, ${now}, merchant, from_level, to_level, turnover from change
		)
		insert into loyalty.standing (member_id, merchant, level, since)
		select member_id, merchant, to_level, ${now} from change
		on conflict (member_id) do update set level = excluded.level, since = excluded.since`.execute(tx);
}
