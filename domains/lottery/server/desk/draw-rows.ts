// Issues as the desk looks through them, and the one that is voided. Decides nothing.

import type { ParsedInputOf } from "#platform/contract";
import { sql, type Tx } from "#platform/db";
import type { LotteryAct, listDeskDraws } from "../../contract/index.ts";
import { isLotteryGame, type LotteryGame } from "../../core/index.ts";
import type { IssueRow } from "../issue-rows.ts";

type Asked = Omit<ParsedInputOf<typeof listDeskDraws>, "cursor"> & {
	readonly now: Date;
	readonly after: { readonly drawsAt: Date; readonly game: string } | undefined;
	readonly limit: number;
};

const states = {
	coming: sql`state = 'planned' and voided_at is null`,
	drawn: sql`state = 'drawn' and voided_at is null`,
	void: sql`(state = 'void' or voided_at is not null)`,
} as const;

/** The latest first; of one moment by game. */
export async function listIssues(
	tx: Tx,
	{ game, state, from, to, now, after, limit }: Asked,
): Promise<readonly IssueRow[]> {
	const { rows } = await sql<IssueRow>`
		select * from lottery.issue
		where ${state === undefined ? sql`opens_at <= ${now}` : states[state]}
			and ${game === undefined ? sql`true` : sql`game = ${game}`}
			and ${from === undefined ? sql`true` : sql`draws_at >= ${new Date(from)}`}
			and ${to === undefined ? sql`true` : sql`draws_at < ${new Date(to)}`}
			and ${after === undefined ? sql`true` : sql`(draws_at < ${after.drawsAt} or (draws_at = ${after.drawsAt} and game > ${after.game}))`}
		order by draws_at desc, game limit ${limit}`.execute(tx);
	return rows;
}

export async function lockIssue(
	tx: Tx,
	{ game, issue }: { readonly game: string; readonly issue: string },
): Promise<IssueRow | undefined> {
	const { rows } = await sql<IssueRow>`
		select * from lottery.issue where game = ${game} and issue = ${issue} for update`.execute(tx);
	return rows[0];
}

/** Its bets are to be settled anew. */
export async function writeVoid(
	tx: Tx,
	{
		game,
		issue,
		now,
		reason,
	}: { readonly game: string; readonly issue: string; readonly now: Date; readonly reason: string },
): Promise<void> {
	await sql`update lottery.issue set voided_at = ${now}, void_reason = ${reason}, settled_at = null
		where game = ${game} and issue = ${issue}`.execute(tx);
}

type OperatorAct = {
	readonly merchant: string;
	readonly operator: string;
	readonly at: Date;
	readonly act: LotteryAct;
	readonly before: object;
	readonly after: object;
};

/** Who did what to a draw (GLI-19 2.8.8). */
export async function writeAct(tx: Tx, { merchant, operator, at, act, before, after }: OperatorAct): Promise<void> {
	await sql`insert into lottery.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${at}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}

export type Drawn = { readonly game: LotteryGame; readonly issue: string; readonly isVoid: boolean };

/** Those with a result whose draw lies within, as far as their games are offered. */
export async function listDrawn(
	tx: Tx,
	{ from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Drawn[]> {
	const { rows } = await sql<{ game: string; issue: string; is_void: boolean }>`
		select game, issue, state = 'void' or voided_at is not null as is_void from lottery.issue
		where draws_at > ${from} and draws_at <= ${to} and state <> 'planned' and not before_opening`.execute(tx);
	return rows.flatMap(({ game, issue, is_void: isVoid }) => (isLotteryGame(game) ? [{ game, issue, isVoid }] : []));
}
