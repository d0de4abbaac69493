// Counts what ended since the last time into the scores of the tournaments, and settles those that are over: scores, prizes,
// ledger and mark in one transaction. Killed at any moment it has done all or nothing, and no spin waits for it.
import { sql, type Tx } from "#platform/db";
import { movePosition, readOn, type Span } from "#platform/jobs";
import { type MemberId, memberId } from "#platform/kernel";
import { tournamentWonEvent } from "../../contract/index.ts";
import { prizesOf } from "../../core/index.ts";
import { excludedAmong } from "../play/excluded-among.ts";
import { playsReader } from "../plays/plays-store.ts";
import type { GamesTools } from "../tools.ts";
import { followTournament } from "./follow-tournament.ts";
import { type Paid, type Player, type Prize, payPrizes, type Standing } from "./pay-prizes.ts";
import { tournamentApprovals } from "./tournament-approval.ts";
import { standingRows, takeMark, tellChanged, tournamentFollower } from "./tournament-store.ts";

type Tools = Pick<GamesTools, "db" | "wallet" | "clock" | "live" | "members" | "protection" | "awardPoints">;

export type CountedTournaments = {
	/** Those that began and are not settled. */
	readonly running: number;
	readonly changed: number;
	readonly settled: readonly string[];
	/** The next of a series, where one was made. */
	readonly followed: string | undefined;
};

/** Undefined while another worker counts. */
export async function countTournaments(tools: Tools): Promise<CountedTournaments | undefined> {
	await readOn(tools, playsReader);
	const counted = await tools.db.tx((tx) => countIn(tx, tools));
	for (const told of counted?.paid ?? []) {
		tools.wallet.announce(told, told);
		tools.live?.toMember(told.memberId, tournamentWonEvent, { ...told.won, currency: told.currency });
	}
	return counted;
}

async function countIn(tx: Tx, tools: Tools): Promise<(CountedTournaments & { paid: readonly Paid[] }) | undefined> {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const span = await takeMark(tx, { wait: false });
	if (span === undefined) return undefined;
	const { from, to } = span;
	const next = await nextOf(tx);
	const at = tools.clock.now();
	await tournamentApprovals(undefined).lapseIn(tx, at);
	const began = (await standingRows(tx)).filter(({ startsAt }) => startsAt <= at);
	const changed = to > from && began.length > 0 ? await count(tx, span) : 0;
	if (to > from) await movePosition(tx, tournamentFollower, to);
	await close(tx, { over: began, at, next });
	const due = began.filter(({ closingMark }) => closingMark !== null && BigInt(closingMark) <= to);
	const paid = due.length === 0 ? [] : await settle(tx, tools, { due, at });
	if (changed > 0 || due.length > 0) await tellChanged(tx);
	const followed = await followTournament(tx, tools, at);
	return { running: began.length - due.length, changed, settled: due.map(({ code }) => code), followed, paid };
}

/** Transactions from here on have not begun. */
async function nextOf(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
		tx,
	);
	return BigInt(rows[0]?.next ?? 0);
}

/** Scores are of single rounds: they are looked at where the lines say that something was played that counts. */
async function count(tx: Tx, { from, to }: Span): Promise<number> {
	const { rows } = await sql<{ changed: number }>`
		select case when games.tournament_played(${from}::bigint, ${to}::bigint)
			then games.count_tournaments(${from}::bigint, ${to}::bigint) else 0 end as changed`.execute(tx);
	return rows[0]?.changed ?? 0;
}

/** A round's time is taken before it is written: whatever began before the end stands by then, complete or open. */
const graceMilliseconds = 60_000;

type Closing = { readonly over: readonly Standing[]; readonly at: Date; readonly next: bigint };

/** Marks those that are over and of whose rounds none is open: what begins from here on cannot bring them a score. */
async function close(tx: Tx, { over, at, next }: Closing): Promise<void> {
	const ids = over
		.filter(({ closingMark, endsAt }) => closingMark === null && at.getTime() >= endsAt.getTime() + graceMilliseconds)
		.map(({ id }) => id);
	if (ids.length === 0) return;
	await sql`update games.tournament t set closing_mark = ${next.toString()}::bigint
		where t.id = any (${ids}::bigint[]) and not exists (
			select 1 from games.round r join games.game g on g.id = r.game_id
			where r.status = 'open' and r.started_at >= t.starts_at and r.started_at < t.ends_at
				and r.currency = t.currency and games.tournament_counts(t, g))`.execute(tx);
}

/** Beyond the prizes so many are looked at, for those who are excluded. */
const lookedAtBeyond = 400;

type Settling = { readonly due: readonly Standing[]; readonly at: Date };

async function settle(tx: Tx, tools: Tools, { due, at }: Settling): Promise<readonly Paid[]> {
	const { rows } = await sql<Player>`
		select t.id as "tournamentId", p.member_id as "memberId", p.score from games.tournament t
		cross join lateral (
			select member_id, score, score_down, reached_at, reached_round from games.tournament_player
			where tournament_id = t.id and score > 0
			order by score_down, reached_at, reached_round limit cardinality(t.prizes) + ${lookedAtBeyond}
		) as p
		where t.id = any (${due.map(({ id }) => id)}::bigint[])
		order by t.id, p.score_down, p.reached_at, p.reached_round`.execute(tx);
	const excluded = await excludedAmong(tools, [...new Set(rows.map((row) => row.memberId))]);
	const prizes = due.flatMap((of): Prize[] => {
		const standing = rows
			.filter(({ tournamentId }) => tournamentId === of.id)
			.map((player) => ({ ...player, excluded: excluded.has(memberId(player.memberId)) }));
		return prizesOf(standing, of.prizes.map(BigInt)).map((prize) => ({ ...prize, of }));
	});
	await write(tx, { due, at, prizes, excluded });
	return payPrizes(tx, tools, { due, prizes });
}

type Outcome = Settling & { readonly prizes: readonly Prize[]; readonly excluded: ReadonlySet<MemberId> };

async function write(tx: Tx, { due, at, prizes, excluded }: Outcome): Promise<void> {
	const ids = due.map(({ id }) => id);
	await sql`update games.tournament set kept = 'settled', closed_at = ${at} where id = any (${ids}::bigint[])`.execute(
		tx,
	);
	await sql`update games.tournament_player set excluded = true
		where tournament_id = any (${ids}::bigint[]) and member_id = any (${[...excluded]}::bigint[])`.execute(tx);
	const rows = prizes.map(({ of, player, place, amount }) => ({
		tournament_id: of.id,
		place,
		member_id: player.memberId,
		score: player.score,
		amount: `${amount}`,
	}));
	await sql`insert into games.tournament_prize (tournament_id, place, member_id, score, amount, paid_at)
		select tournament_id, place, member_id, score, amount, ${at} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
			as said (tournament_id bigint, place integer, member_id bigint, score bigint, amount bigint)`.execute(tx);
}
