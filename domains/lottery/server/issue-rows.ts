// Rows of issues and of stopped chases. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import { sql, type Tx, tables } from "#platform/db";
import type { LotteryGame } from "../core/index.ts";
import type { LotteryTables } from "./tables.ts";

export type IssueRow = Selectable<LotteryTables["lottery.issue"]>;
type Name = { readonly game: LotteryGame; readonly issue: string };

const issues = (tx: Tx) => tables<LotteryTables>(tx).selectFrom("lottery.issue");

export async function insertIssues(tx: Tx, rows: readonly Insertable<LotteryTables["lottery.issue"]>[]): Promise<void> {
	if (rows.length === 0) return;
	await tables<LotteryTables>(tx)
		.insertInto("lottery.issue")
		.values([...rows])
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function hasIssues(tx: Tx, game: LotteryGame): Promise<boolean> {
	return (await issues(tx).select("issue").where("game", "=", game).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether one of these issues is committed, and not void by the desk. */
export async function hasStanding(
	tx: Tx,
	{ game, among }: { game: LotteryGame; among: readonly string[] },
): Promise<boolean> {
	if (among.length === 0) return false;
	const found = issues(tx)
		.select("issue")
		.where("game", "=", game)
		.where("issue", "in", [...among]);
	return (await found.where("voided_at", "is", null).limit(1).executeTakeFirst()) !== undefined;
}

/** The numbers of issues that are there, of these. */
export async function knownIssues(
	tx: Tx,
	{ game, among }: { game: LotteryGame; among: readonly string[] },
): Promise<ReadonlySet<string>> {
	const rows = await issues(tx)
		.select("issue")
		.where("game", "=", game)
		.where("issue", "in", [...among])
		.execute();
	return new Set(rows.map(({ issue }) => issue));
}

export async function findIssue(tx: Tx, { game, issue }: Name): Promise<IssueRow | undefined> {
	return issues(tx).selectAll().where("game", "=", game).where("issue", "=", issue).executeTakeFirst();
}

/** Planned ones of these numbers that no operator voided, by their draws. */
export async function listPlanned(
	tx: Tx,
	{ game, among }: { game: LotteryGame; among: readonly string[] },
): Promise<readonly IssueRow[]> {
	if (among.length === 0) return [];
	return issues(tx)
		.selectAll()
		.where("game", "=", game)
		.where("state", "=", "planned")
		.where("voided_at", "is", null)
		.where("issue", "in", [...among])
		.orderBy("draws_at")
		.execute();
}

/** Planned ones that close later than a moment. */
export async function listComing(
	tx: Tx,
	{ game, now, limit }: { game: LotteryGame; now: Date; limit: number },
): Promise<readonly IssueRow[]> {
	return issues(tx)
		.selectAll()
		.where("game", "=", game)
		.where("state", "=", "planned")
		.where("voided_at", "is", null)
		.where("closes_at", ">", now)
		.orderBy("draws_at")
		.limit(limit)
		.execute();
}

/** The first planned one whose draw is due and later than what was drawn. */
export async function findDue(
	tx: Tx,
	{ game, after, now }: { game: LotteryGame; after: Date; now: Date },
): Promise<IssueRow | undefined> {
	return issues(tx)
		.selectAll()
		.where("game", "=", game)
		.where("state", "=", "planned")
		.where("draws_at", ">", after)
		.where("draws_at", "<=", now)
		.orderBy("draws_at")
		.limit(1)
		.executeTakeFirst();
}

/** The planned one that is drawn next after a moment. */
export async function findNext(
	tx: Tx,
	{ game, at }: { readonly game: LotteryGame; readonly at: Date },
): Promise<IssueRow | undefined> {
	return issues(tx)
		.selectAll()
		.where("game", "=", game)
		.where("state", "=", "planned")
		.where("draws_at", ">", at)
		.orderBy("draws_at")
		.limit(1)
		.executeTakeFirst();
}

/** Planned ones that take bets at a moment, of whatever game, by their draws. */
export async function listOpen(
	tx: Tx,
	{ among, now, limit }: { among: readonly LotteryGame[]; now: Date; limit: number },
): Promise<readonly IssueRow[]> {
	return issues(tx)
		.selectAll()
		.where("game", "in", [...among])
		.where("state", "=", "planned")
		.where("voided_at", "is", null)
		.where("opens_at", "<=", now)
		.where("closes_at", ">", now)
		.orderBy("draws_at")
		.limit(limit)
		.execute();
}

export type Result = Pick<IssueRow, "state" | "seed" | "public_hex" | "digits"> & {
	readonly accepted: readonly string[] | undefined;
};

/** Once: a result that stands is kept. */
export async function writeResult(
	tx: Tx,
	{ game, issue }: Name,
	{ accepted, ...result }: Result & { readonly now: Date },
): Promise<void> {
	const { now, ...columns } = result;
	await tables<LotteryTables>(tx)
		.updateTable("lottery.issue")
		.set({ ...columns, accepted: accepted === undefined ? null : JSON.stringify(accepted), resulted_at: now })
		.where("game", "=", game)
		.where("issue", "=", issue)
		.where("state", "=", "planned")
		.execute();
}

export async function markSettled(tx: Tx, { game, issue }: Name, now: Date): Promise<void> {
	await tables<LotteryTables>(tx)
		.updateTable("lottery.issue")
		.set({ settled_at: now })
		.where("game", "=", game)
		.where("issue", "=", issue)
		.where("state", "!=", "planned")
		.execute();
}

/** Those that have a result and were left unsettled since before a moment. */
export async function listUnsettled(
	tx: Tx,
	{ before, limit }: { before: Date; limit: number },
): Promise<readonly IssueRow[]> {
	return issues(tx)
		.selectAll()
		.where("state", "!=", "planned")
		.where("settled_at", "is", null)
		.where("resulted_at", "<", before)
		.orderBy("resulted_at")
		.limit(limit)
		.execute();
}

/** Drawn before an issue and not settled yet, the oldest first. */
export async function listUnsettledBefore(tx: Tx, { game, issue }: Name): Promise<readonly string[]> {
	const { rows } = await sql<{ issue: string }>`
		select earlier.issue from lottery.issue own
		join lottery.issue earlier on earlier.game = own.game and earlier.draws_at < own.draws_at
		where own.game = ${game} and own.issue = ${issue} and earlier.state <> 'planned' and earlier.settled_at is null
		order by earlier.draws_at`.execute(tx);
	return rows.map((row) => row.issue);
}

/** What is void is void, also where it had been drawn. */
export type Resulted = Pick<
	IssueRow,
	"issue" | "draws_at" | "state" | "digits" | "before_opening" | "official" | "result_version"
>;

/** Those with a result, the newest first; `from` and `to` bound their draws. */
export async function listResulted(
	tx: Tx,
	{ game, from, to, offset = 0, limit }: { game: LotteryGame; from?: Date; to?: Date; offset?: number; limit: number },
): Promise<readonly Resulted[]> {
	let found = issues(tx)
		.select([
			"issue",
			"draws_at",
			"before_opening",
			"official",
			"result_version",
			sql<IssueRow["state"]>`case when voided_at is null then state else 'void' end`.as("state"),
			sql<string | null>`case when voided_at is null then digits end`.as("digits"),
		])
		.where("game", "=", game)
		.where("state", "!=", "planned");
	if (from !== undefined) found = found.where("draws_at", ">", from);
	if (to !== undefined) found = found.where("draws_at", "<=", to);
	return found.orderBy("draws_at", "desc").offset(offset).limit(limit).execute();
}

/** The last results of several games in one question, the newest of each first. */
export async function listLastResulted(
	tx: Tx,
	{ games, limit }: { readonly games: readonly LotteryGame[]; readonly limit: number },
): Promise<readonly (Resulted & { readonly game: string })[]> {
	const { rows } = await sql<Resulted & { game: string }>`
		select asked.game, last.*
		from unnest(${[...games]}::text[]) as asked (game)
		cross join lateral (
			select issue, draws_at, before_opening, official, result_version,
				case when voided_at is null then state else 'void' end as state,
				case when voided_at is null then digits end as digits
			from lottery.issue
			where issue.game = asked.game and issue.state <> 'planned'
			order by draws_at desc
			limit ${limit}) as last
		order by asked.game, last.draws_at desc`.execute(tx);
	return rows;
}

export async function countResulted(
	tx: Tx,
	{ game, from, to }: { game: LotteryGame; from: Date; to: Date },
): Promise<number> {
	const { rows } = await sql<{ total: number }>`
		select count(*)::integer as total from lottery.issue
		where game = ${game} and state <> 'planned' and draws_at > ${from} and draws_at <= ${to}`.execute(tx);
	return rows[0]?.total ?? 0;
}

export type StoppedChase = { readonly owner: string; readonly chase: string };

/** `rest`: its issues after the one that hit. */
export type HitChase = StoppedChase & { readonly rest: readonly string[] };

export async function insertStopped(
	tx: Tx,
	chases: readonly HitChase[],
	at: Name & { readonly now: Date },
): Promise<void> {
	if (chases.length === 0) return;
	await tables<LotteryTables>(tx)
		.insertInto("lottery.stopped_chase")
		.values(
			chases.map(({ owner, chase, rest }) => ({
				owner,
				chase,
				game: at.game,
				issue: at.issue,
				rest: JSON.stringify(rest),
				stopped_at: at.now,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Which of these chases stopped before an issue of theirs. */
export async function listStopped(
	tx: Tx,
	chases: readonly StoppedChase[],
): Promise<readonly (StoppedChase & { readonly issue: string })[]> {
	if (chases.length === 0) return [];
	return tables<LotteryTables>(tx)
		.selectFrom("lottery.stopped_chase")
		.select(["owner", "chase", "issue"])
		.where("owner", "in", [...new Set(chases.map(({ owner }) => owner))])
		.where("chase", "in", [...new Set(chases.map(({ chase }) => chase))])
		.execute();
}

const numbers = z.array(z.string());

export async function listStoppedAt(tx: Tx, { game, issue }: Name): Promise<readonly HitChase[]> {
	const rows = await tables<LotteryTables>(tx)
		.selectFrom("lottery.stopped_chase")
		.select(["owner", "chase", "rest"])
		.where("game", "=", game)
		.where("issue", "=", issue)
		.execute();
	return rows.map(({ rest, ...chase }) => ({ ...chase, rest: numbers.parse(rest) }));
}
