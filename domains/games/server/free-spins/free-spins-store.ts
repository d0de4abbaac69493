// Rows of awards of free spins, of who has how many left, and of the spins that were played.
import { sql, type Tx } from "#platform/db";
import { type CurrencyCode, isCurrencyCode, type MemberId } from "#platform/kernel";
import type { CommandKey, HouseAccount } from "#wallet/api";
import type { FreeSpinsKept } from "../../core/index.ts";

/** Where the stakes of awards come from, and go back to when nobody used them. */
export const freeSpinsSource: HouseAccount = "house:free-spins";
export const freeSpinsAccount = (awardId: string): HouseAccount => `free-spins:${awardId}`;

export type AwardRow = {
	readonly id: string;
	readonly merchant: string;
	readonly currency: string;
	readonly stake: string;
	readonly spins: number;
	readonly games: readonly string[];
	readonly members: number;
	readonly startsAt: Date;
	readonly endsAt: Date;
	readonly reason: string;
	readonly kept: FreeSpinsKept;
	readonly madeBy: string;
	readonly madeById: string;
	readonly madeAt: Date;
	readonly decidedBy: string | null;
	readonly why: string | null;
};

/** With what became of it. */
export type AwardLine = AwardRow & { readonly left: string; readonly won: string };

const columns = sql`a.id, a.merchant, a.currency, a.stake, a.spins, a.games::text[] as games, a.members,
	a.starts_at as "startsAt", a.ends_at as "endsAt", a.reason, a.kept, a.made_by as "madeBy", a.made_by_id as "madeById",
	a.made_at as "madeAt", a.why,
	(select p.decided_by from desk.approval p where p.id = a.key and (p.state = 'approved' or a.kept = 'refused')) as "decidedBy"`;
/** What can still be played, and what was won. */
const sums = sql`cross join lateral (
		select coalesce(sum(g.spins_left) filter (where g.closed is null), 0)::text as left, coalesce(sum(g.won), 0)::text as won
		from games.free_spins_grant g where g.award_id = a.id
	) as sums`;

export function currencyOf(row: { readonly currency: string }): CurrencyCode {
	if (!isCurrencyCode(row.currency)) throw new Error(`free spins in an unknown currency: ${row.currency}`);
	return row.currency;
}

export type AwardsAsked = {
	readonly merchant: string;
	/** Only awards before this one. */
	readonly before: string | undefined;
	readonly limit: number;
};

/** The newest first. */
export async function awardLines(tx: Tx, { merchant, before, limit }: AwardsAsked): Promise<readonly AwardLine[]> {
	const { rows } = await sql<AwardLine>`select ${columns}, sums.left, sums.won from games.free_spins_award a ${sums}
		where a.merchant = ${merchant} and a.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
		order by a.id desc limit ${limit}`.execute(tx);
	return rows;
}

type AwardAt = { readonly merchant: string; readonly id: string };

export async function awardLine(tx: Tx, { merchant, id }: AwardAt): Promise<AwardLine | undefined> {
	const { rows } = await sql<AwardLine>`select ${columns}, sums.left, sums.won from games.free_spins_award a ${sums}
		where a.id = ${id}::bigint and a.merchant = ${merchant}`.execute(tx);
	return rows[0];
}

export async function lockAward(tx: Tx, { merchant, id }: AwardAt): Promise<AwardRow | undefined> {
	const { rows } = await sql<AwardRow>`select ${columns} from games.free_spins_award a
		where a.id = ${id}::bigint and a.merchant = ${merchant} for update`.execute(tx);
	return rows[0];
}

/** The key that made it, which its approval is called by. */
export async function keyOfAward(tx: Tx, { merchant, id }: AwardAt): Promise<string | undefined> {
	const { rows } = await sql<{ key: string }>`select key from games.free_spins_award
		where id = ${id}::bigint and merchant = ${merchant}`.execute(tx);
	return rows[0]?.key;
}

export async function awardOfKey(tx: Tx, key: CommandKey): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`select id from games.free_spins_award where key = ${key}::uuid`.execute(
		tx,
	);
	return rows[0]?.id;
}

export type NewAward = Omit<AwardRow, "id" | "decidedBy" | "why" | "stake" | "members"> & {
	readonly key: CommandKey;
	readonly stake: bigint;
	readonly memberIds: readonly MemberId[];
};

/** Its id; undefined when the key made one before. */
export async function insertAward(tx: Tx, award: NewAward): Promise<string | undefined> {
	const { rows } = await sql<{ id: string }>`
		with made as (
			insert into games.free_spins_award (merchant, key, currency, stake, spins, games, members, starts_at, ends_at, reason, kept,
				made_by, made_by_id, made_at, stood_at)
			values (${award.merchant}, ${award.key}::uuid, ${award.currency}, ${`${award.stake}`}::bigint, ${award.spins},
				${[...award.games]}::bigint[], ${award.memberIds.length}, ${award.startsAt}, ${award.endsAt}, ${award.reason},
				${award.kept}, ${award.madeBy}, ${award.madeById}, ${award.madeAt},
				${award.kept === "standing" ? award.madeAt : null}::timestamptz)
			on conflict (key) do nothing
			returning id
		), given as (
			insert into games.free_spins_grant (award_id, member_id, spins_left)
			select made.id, member, ${award.spins} from made, unnest(${[...award.memberIds]}::bigint[]) as member
		)
		select id from made`.execute(tx);
	return rows[0]?.id;
}

export type GivenAsked = { readonly byId: string; readonly currency: string; readonly since: Date };

/** What somebody gave alone since a moment, in minor units; what was taken back of it counts no more. */
export async function stakesGivenAlone(tx: Tx, { byId, currency, since }: GivenAsked): Promise<bigint> {
	const { rows } = await sql<{ sum: string }>`
		select coalesce(sum(a.stake * (a.spins * a.members - back.spins)), 0)::text as sum
		from games.free_spins_award a
		cross join lateral (
			select coalesce(sum(g.spins_left), 0) as spins from games.free_spins_grant g
			where g.award_id = a.id and g.closed = 'withdrawn'
		) as back
		where a.made_by_id = ${byId} and a.currency = ${currency} and a.made_at > ${since}
			and a.stood_at is not null
			and exists (select 1 from desk.approval p where p.id = a.key and p.alone)`.execute(tx);
	return BigInt(rows[0]?.sum ?? 0);
}

export type Closing = {
	readonly id: string;
	readonly kept: FreeSpinsKept;
	readonly at: Date;
	readonly why?: string;
};

/** Whoever calls holds its lock. */
export async function keepAward(tx: Tx, { id, kept, at, why }: Closing): Promise<void> {
	await sql`update games.free_spins_award set kept = ${kept}, why = ${why ?? null},
			closed_at = ${kept === "standing" ? null : at}::timestamptz,
			stood_at = coalesce(stood_at, ${kept === "standing" ? at : null}::timestamptz)
		where id = ${id}::bigint`.execute(tx);
}

export type Ending = {
	readonly id: string;
	/** Of one member alone, or of all. */
	readonly memberId?: MemberId | undefined;
	readonly as: "expired" | "withdrawn";
	readonly at: Date;
};

/** Closes what is open, waits for spins that are being played, and answers how many spins were left. */
export async function closeGrants(tx: Tx, { id, memberId, as, at }: Ending): Promise<number> {
	const { rows } = await sql<{ left: number }>`
		with closed as (
			update games.free_spins_grant set closed = ${as}, closed_at = ${at}
			where award_id = ${id}::bigint and closed is null
				and (${memberId ?? null}::bigint is null or member_id = ${memberId ?? null}::bigint)
			returning spins_left
		)
		select coalesce(sum(spins_left), 0)::int as left from closed`.execute(tx);
	return rows[0]?.left ?? 0;
}

export type GrantRow = {
	readonly memberId: string;
	readonly left: number;
	readonly won: string;
	readonly closed: "expired" | "withdrawn" | null;
};

/** All who were given it, at most 200. */
export async function grantsOf(tx: Tx, awardId: string): Promise<readonly GrantRow[]> {
	const { rows } = await sql<GrantRow>`
		select member_id as "memberId", spins_left as left, won::text as won, closed from games.free_spins_grant
		where award_id = ${awardId}::bigint order by member_id`.execute(tx);
	return rows;
}

export type OwnRow = AwardRow & {
	readonly left: number;
	readonly won: string;
	readonly closed: "expired" | "withdrawn" | null;
};

const own = sql`select ${columns}, g.spins_left as left, g.won::text as won, g.closed
	from games.free_spins_grant g join games.free_spins_award a on a.id = g.award_id`;

/** A member's awards of free spins that stand or ended after a moment, the newest first; nobody is told of one that is not agreed to. */
export async function ownRows(
	tx: Tx,
	asked: { readonly memberId: MemberId; readonly since: Date; readonly limit: number },
): Promise<readonly OwnRow[]> {
	const { rows } = await sql<OwnRow>`${own}
		where g.member_id = ${asked.memberId}::bigint and a.stood_at is not null and a.ends_at > ${asked.since}
		order by g.award_id desc limit ${asked.limit}`.execute(tx);
	return rows;
}

/** One of them, locked until the transaction ends. */
export async function lockOwn(
	tx: Tx,
	{ memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<OwnRow | undefined> {
	const { rows } = await sql<OwnRow>`${own}
		where g.member_id = ${memberId}::bigint and g.award_id = ${id}::bigint for update of g`.execute(tx);
	return rows[0];
}

export type PlayedSpin = {
	readonly awardId: string;
	readonly memberId: MemberId;
	readonly place: number;
	readonly key: CommandKey;
	readonly roundId: string;
	readonly win: bigint;
};

export async function spinOfKey(
	tx: Tx,
	{ memberId, key }: Pick<PlayedSpin, "memberId" | "key">,
): Promise<{ readonly awardId: string; readonly roundId: string } | undefined> {
	const { rows } = await sql<{ awardId: string; roundId: string }>`
		select award_id as "awardId", round_id as "roundId" from games.free_spins_round
		where member_id = ${memberId}::bigint and key = ${key}::uuid`.execute(tx);
	return rows[0];
}

/** Counts one off and writes it down; whoever calls holds the lock of its award of free spins. */
export async function writeSpin(tx: Tx, { awardId, memberId, place, key, roundId, win }: PlayedSpin): Promise<void> {
	await sql`with spun as (
			insert into games.free_spins_round (award_id, member_id, place, key, round_id, win)
			values (${awardId}::bigint, ${memberId}::bigint, ${place}, ${key}::uuid, ${roundId}::uuid, ${`${win}`}::bigint)
		)
		update games.free_spins_grant set spins_left = spins_left - 1, won = won + ${`${win}`}::bigint
		where award_id = ${awardId}::bigint and member_id = ${memberId}::bigint`.execute(tx);
}

export type FreeSpinsFaultRow = { readonly awardId: string; readonly what: string };

export async function freeSpinsFaults(tx: Tx): Promise<readonly FreeSpinsFaultRow[]> {
	const { rows } = await sql<FreeSpinsFaultRow>`select award_id as "awardId", what from games.free_spins_fault
		order by award_id limit 100`.execute(tx);
	return rows;
}
