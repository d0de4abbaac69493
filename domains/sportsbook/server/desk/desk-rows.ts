// Rows of the traders' desk: matches that are over, what members may bet, how matches stood, who did what. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { SportsbookAct } from "../../contract/index.ts";
import type { EventRow } from "../event-rows.ts";

/** The latest first. */
export async function listOver(
	tx: Tx,
	{
		league,
		before,
		limit,
	}: {
		readonly league: string | undefined;
		readonly before: readonly [Date, string] | undefined;
		readonly limit: number;
	},
): Promise<readonly EventRow[]> {
	const { rows } = await sql<EventRow>`
		select * from sportsbook.event
		where status in ('ended', 'void') and ${league === undefined ? sql`true` : sql`league = ${league}`}
			and ${before === undefined ? sql`true` : sql`(kickoff, id) < (${before[0]}, ${before[1]})`}
		order by kickoff desc, id desc limit ${limit}`.execute(tx);
	return rows;
}

export async function lockEvent(tx: Tx, id: string): Promise<EventRow | undefined> {
	const { rows } = await sql<EventRow>`select * from sportsbook.event where id = ${id} for update`.execute(tx);
	return rows[0];
}

export type Cancel = {
	readonly key?: string | undefined;
	readonly from?: number | undefined;
	readonly to?: number | undefined;
	readonly reason: string;
};

/** Bets are void from now on; a result that stands is settled anew. */
export async function writeCancel(
	tx: Tx,
	{ id, cancel }: { readonly id: string; readonly cancel: Cancel },
): Promise<void> {
	await sql`update sportsbook.event set cancels = cancels || ${JSON.stringify([cancel])}::jsonb,
			result_version = result_version + case when ended_at is null then 0 else 1 end
		where id = ${id}`.execute(tx);
}

export type StandRow = {
	readonly at: Date;
	readonly version: number;
	readonly state: unknown;
	readonly terms: unknown;
	readonly stopped: string | null;
};

export async function listStands(
	tx: Tx,
	{ event, limit }: { readonly event: string; readonly limit: number },
): Promise<readonly StandRow[]> {
	const { rows } = await sql<StandRow>`
		select at, version, state, terms, stopped from sportsbook.event_stand
		where event = ${event} order by seq desc limit ${limit}`.execute(tx);
	return rows;
}

export type FactorRow = {
	readonly owner: string;
	readonly factor: number;
	readonly reason: string;
	readonly operator: string;
	readonly at: Date;
};

export async function listFactors(
	tx: Tx,
	{ before, limit }: { readonly before: readonly [Date, string] | undefined; readonly limit: number },
): Promise<readonly FactorRow[]> {
	const { rows } = await sql<FactorRow>`
		select * from sportsbook.member_factor
		where ${before === undefined ? sql`true` : sql`(at, owner) < (${before[0]}, ${before[1]})`}
		order by at desc, owner desc limit ${limit}`.execute(tx);
	return rows;
}

/** Answers what stood before; 100 where nobody had said anything. */
export async function writeFactor(tx: Tx, row: FactorRow): Promise<number> {
	const { rows } = await sql<{ factor: number }>`
		select factor from sportsbook.member_factor where owner = ${row.owner} for update`.execute(tx);
	await sql`insert into sportsbook.member_factor (owner, factor, reason, operator, at)
		values (${row.owner}, ${row.factor}, ${row.reason}, ${row.operator}, ${row.at})
		on conflict (owner) do update set factor = excluded.factor, reason = excluded.reason,
			operator = excluded.operator, at = excluded.at`.execute(tx);
	return rows[0]?.factor ?? 100;
}

/** In hundredths of the limits. */
export async function factorOf(tx: Tx, owner: string): Promise<number> {
	const { rows } = await sql<{ factor: number }>`
		select factor from sportsbook.member_factor where owner = ${owner}`.execute(tx);
	return rows[0]?.factor ?? 100;
}

type OperatorAct = {
	readonly merchant: string;
	readonly operator: string;
	readonly at: Date;
	readonly act: SportsbookAct;
	readonly before: object;
	readonly after: object;
};

/** Who did what to a match or to what a member may bet (GLI-19 2.8.8). */
export async function writeAct(tx: Tx, { merchant, operator, at, act, before, after }: OperatorAct): Promise<void> {
	await sql`insert into sportsbook.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${at}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}
