// Rows of the tournaments, who competes, and the mark up to which rounds are counted. Whoever changes a tournament or a score
// holds the mark.
import { sql, type Tx } from "#platform/db";
import { type Span, takePosition } from "#platform/jobs";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import type { PrizeKind, TournamentEntry, TournamentScore, TournamentTerms } from "../../core/index.ts";
import { playsReader } from "../plays/plays-store.ts";

export type TournamentRow = {
	readonly id: string;
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly rules: Readonly<Record<string, string>>;
	readonly score: TournamentScore;
	readonly entry: TournamentEntry;
	readonly currency: string;
	readonly minStake: string;
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly games: readonly string[];
	readonly tag: string | null;
	readonly prizes: readonly string[];
	readonly prizesIn: PrizeKind;
	readonly repeatsHours: number | null;
	/** The brand in whose trail the next ones stand; null of one that is held once. */
	readonly repeatsFor: string | null;
	/** Who promised it without a second person, what it is worth in a day, in minor units, and when; null where two did. */
	readonly aloneBy: string | null;
	readonly aloneWorth: string | null;
	readonly aloneAt: Date | null;
	readonly version: number;
	readonly kept: "standing" | "settled" | "cancelled";
	readonly closingMark: string | null;
	readonly players: number;
};

/** Of them so many stand at once, and so many that are over are shown. */
export const mostStanding = 30;
const mostOver = 50;

const columns = sql`t.id, t.code, t.names, t.rules, t.score, t.entry, t.currency, t.min_stake as "minStake",
	t.starts_at as "startsAt", t.ends_at as "endsAt", t.games::text[] as games, t.tag, t.prizes::text[] as prizes,
	t.prizes_in as "prizesIn",
	t.repeats_hours as "repeatsHours", t.repeats_for as "repeatsFor", t.version,
	t.alone_by as "aloneBy", t.alone_worth as "aloneWorth", t.alone_at as "aloneAt",
	t.kept, t.closing_mark as "closingMark"`;

export async function standingRows(tx: Tx): Promise<readonly Omit<TournamentRow, "players">[]> {
	const { rows } = await sql<TournamentRow>`select ${columns} from games.tournament t where t.kept = 'standing'
		order by t.starts_at, t.id limit ${mostStanding}`.execute(tx);
	return rows;
}

/** With `series: "latest"`, of a series only the last one that is over. */
export type ShownSpan = { readonly since: Date; readonly series: "all" | "latest" };

/** Those that stand, then those that ended after a moment, the latest first; each with how many have a score. */
export async function shownRows(tx: Tx, { since, series }: ShownSpan): Promise<readonly TournamentRow[]> {
	const { rows } = await sql<TournamentRow>`select ${columns}, (
			select count(*)::int from games.tournament_player p where p.tournament_id = t.id and p.score > 0 and not p.excluded
		) as players
		from games.tournament t
		where t.id in (
			(select id from games.tournament where kept = 'standing' order by starts_at, id limit ${mostStanding})
			union all
			(select o.id from games.tournament o where o.ends_at >= ${since} and o.kept <> 'standing' and (${series} = 'all'
				or not exists (select 1 from games.tournament n where n.id = o.next_id and n.kept = 'settled'))
				order by ends_at desc, id limit ${mostOver}))
		order by t.kept <> 'standing', case when t.kept = 'standing' then t.ends_at end, t.ends_at desc, t.id`.execute(tx);
	return rows;
}

export async function rowOf(tx: Tx, code: string): Promise<Omit<TournamentRow, "players"> | undefined> {
	const { rows } = await sql<TournamentRow>`select ${columns} from games.tournament t where t.code = ${code}`.execute(
		tx,
	);
	return rows[0];
}

export function termsOf(row: Omit<TournamentRow, "players">): TournamentTerms {
	const { score, entry, currency, startsAt, endsAt, games, tag, prizesIn, repeatsHours } = row;
	return {
		score,
		entry,
		currency,
		startsAt,
		endsAt,
		games,
		tag,
		prizesIn,
		repeatsHours,
		minStake: BigInt(row.minStake),
		prizes: row.prizes.map(BigInt),
	};
}

/** What somebody promised without a second person. */
export type AlonePromise = { readonly by: string; readonly worth: bigint; readonly at: Date };

export function alonePromiseOf({
	aloneBy: by,
	aloneWorth,
	aloneAt: at,
}: Pick<TournamentRow, "aloneBy" | "aloneWorth" | "aloneAt">): AlonePromise | undefined {
	return by === null || aloneWorth === null || at === null ? undefined : { by, worth: BigInt(aloneWorth), at };
}

export type PromisedAlone = {
	/** Minor units. */
	readonly sum: bigint;
	/** Of it, for those that stand, by their codes. */
	readonly standing: Readonly<Record<string, string>>;
};

/**
 * What somebody's word alone gives in a day: what they promised since a moment, and each series of theirs that goes on. Of a
 * series its newest speaks. What was cancelled before anything of it was held gives nothing.
 */
export async function promisedAlone(
	tx: Tx,
	{ by, currency, since }: { readonly by: string; readonly currency: string; readonly since: Date },
): Promise<PromisedAlone> {
	const { rows } = await sql<{ sum: string; standing: Record<string, string> }>`
		select coalesce(sum(t.alone_worth), 0)::text as sum,
			coalesce(jsonb_object_agg(t.code, t.alone_worth::text) filter (where t.kept = 'standing'), '{}') as standing
		from games.tournament t
		where t.alone_by = ${by} and t.currency = ${currency} and t.id in (
				select id from games.tournament where alone_by = ${by} and alone_at > ${since} and next_id is null
				union all
				select id from games.tournament where repeats_hours is not null and next_id is null and kept <> 'cancelled')
			and (t.kept <> 'cancelled' or exists (select 1 from games.tournament b where b.next_id = t.id))`.execute(tx);
	return { sum: BigInt(rows[0]?.sum ?? 0), standing: rows[0]?.standing ?? {} };
}

export type PlacedRow = {
	readonly tournamentId: string;
	readonly memberId: string;
	readonly score: string;
	readonly prize: string | null;
};

/** The first places of each, in order. */
export async function topRows(
	tx: Tx,
	{ ids, each }: { readonly ids: readonly string[]; readonly each: number },
): Promise<readonly PlacedRow[]> {
	const { rows } = await sql<PlacedRow>`
		select t.id as "tournamentId", p.member_id as "memberId", p.score, w.amount as prize
		from unnest(${[...ids]}::bigint[]) as t (id)
		cross join lateral (
			select member_id, score, score_down, reached_at, reached_round from games.tournament_player
			where tournament_id = t.id and score > 0 and not excluded
			order by score_down, reached_at, reached_round limit ${each}
		) as p
		left join games.tournament_prize w on w.tournament_id = t.id and w.member_id = p.member_id
		order by t.id, p.score_down, p.reached_at, p.reached_round`.execute(tx);
	return rows;
}

export type OwnRow = {
	readonly code: string;
	readonly scoreKind: TournamentScore;
	readonly currency: string;
	readonly joined: boolean;
	readonly score: string;
	/** Null without a score. */
	readonly place: string | null;
	readonly prize: string | null;
};

const mostOwn = 20;

/** A member's newest tournaments. The place is counted along the index of the standing. */
export async function ownRows(
	tx: Tx,
	{ memberId, code }: { readonly memberId: string; readonly code?: string },
): Promise<readonly OwnRow[]> {
	const { rows } = await sql<OwnRow>`
		select t.code, t.score as "scoreKind", t.currency, p.joined_at is not null as joined, p.score, above.place, w.amount as prize
		from games.tournament_player p
		join games.tournament t on t.id = p.tournament_id
		left join lateral (
			select 1 + count(*) as place from games.tournament_player o
			where o.tournament_id = p.tournament_id and o.score > 0 and not o.excluded
				and (o.score_down, o.reached_at, o.reached_round) < (p.score_down, p.reached_at, p.reached_round)
		) as above on p.score > 0 and not p.excluded
		left join games.tournament_prize w on w.tournament_id = p.tournament_id and w.member_id = p.member_id
		where p.member_id = ${memberId}::bigint ${code === undefined ? sql`` : sql`and t.code = ${code}`}
		order by p.tournament_id desc limit ${mostOwn}`.execute(tx);
	return rows;
}

/** Under which tournaments follow play. */
export const tournamentFollower = "games.tournaments";

/**
 * Held until the transaction ends: from where rounds are to be counted, and how far they are read. With `wait`, whoever comes
 * second waits; without, they learn that somebody is at it.
 */
export async function takeMark(tx: Tx, { wait }: { readonly wait: boolean }): Promise<Span | undefined> {
	const { rows } = await sql`
		select 1 from games.tournament_mark for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
	return rows[0] === undefined ? undefined : takePosition(tx, playsReader, tournamentFollower);
}

/** Tells every node that what is shown has changed. */
export async function tellChanged(tx: Tx): Promise<void> {
	await sql`update games.tournament_mark set version = version + 1`.execute(tx);
	await sql`select pg_notify('tournaments_changed', '')`.execute(tx);
}

export async function readTournamentVersion(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ version: string }>`select version from games.tournament_mark`.execute(tx);
	return BigInt(rows[0]?.version ?? 0);
}

/** The codes of tournaments whose money on the ledger is not what they have to pay: none, ever. */
export async function tournamentFaults(tx: Tx): Promise<readonly string[]> {
	const { rows } = await sql<{ code: string }>`select code from games.tournament_fault order by code limit 100`.execute(
		tx,
	);
	return rows.map(({ code }) => code);
}

/** Where its prizes lie on the ledger, and where they come from. */
export const prizeAccount = (code: string): `${string}:${string}` => `tournaments:${code}`;
export const prizeSource = "house:tournaments";

export function currencyOf({ currency }: { readonly currency: string }): CurrencyCode {
	if (isCurrencyCode(currency)) return currency;
	throw new Error(`a tournament in an unknown currency: ${currency}`);
}

/** Who has joined already stays as they joined. */
export async function insertPlayer(
	tx: Tx,
	player: { readonly tournament: string; readonly memberId: string; readonly agreed: number; readonly now: Date },
): Promise<void> {
	await sql`insert into games.tournament_player (tournament_id, member_id, joined_at, agreed_version)
		values (${player.tournament}::bigint, ${player.memberId}::bigint, ${player.now}, ${player.agreed})
		on conflict (tournament_id, member_id) do nothing`.execute(tx);
}
