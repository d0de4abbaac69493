// Rows of free bets: given, staked on a slip, used, given back, over. Decides nothing.
import { sql, type Tx } from "#platform/db";

export type FreeBetRow = {
	readonly id: string;
	readonly merchant: string;
	readonly owner: string;
	readonly currency: string;
	readonly amount: string;
	readonly least_odds: number;
	readonly origin: string;
	readonly given_at: Date;
	readonly ends_at: Date;
	readonly slip: string | null;
	readonly closed: "used" | "expired" | "taken back" | null;
	readonly closed_at: Date | null;
	readonly why: string | null;
	readonly moves: number;
};

type Given = Pick<FreeBetRow, "id" | "merchant" | "owner" | "currency" | "origin" | "given_at" | "ends_at"> & {
	readonly amount: bigint;
	readonly leastOdds: number;
};

/** False where it was given before. */
export async function insertFreeBet(tx: Tx, row: Given): Promise<boolean> {
	const { rows } = await sql`insert into sportsbook.free_bet
			(id, merchant, owner, currency, amount, least_odds, origin, given_at, ends_at)
		values (${row.id}::uuid, ${row.merchant}, ${row.owner}, ${row.currency}, ${`${row.amount}`}::bigint, ${row.leastOdds},
			${row.origin}, ${row.given_at}, ${row.ends_at})
		on conflict (id) do nothing returning 1`.execute(tx);
	return rows.length > 0;
}

type Whose = { readonly owner: string; readonly currency: string; readonly now: Date };

/** What can be staked now, what ends first at the top. */
export async function listOpenFreeBets(tx: Tx, { owner, currency, now }: Whose): Promise<readonly FreeBetRow[]> {
	const { rows } = await sql<FreeBetRow>`select * from sportsbook.free_bet
		where owner = ${owner} and currency = ${currency} and closed is null and slip is null and ends_at > ${now}
		order by ends_at, id limit 50`.execute(tx);
	return rows;
}

/** One that is its holder's, whatever became of it. */
export async function findFreeBet(
	tx: Tx,
	{ id, owner, currency }: { readonly id: string; readonly owner: string; readonly currency: string },
): Promise<FreeBetRow | undefined> {
	const { rows } = await sql<FreeBetRow>`select * from sportsbook.free_bet
		where id = ${id}::uuid and owner = ${owner} and currency = ${currency}`.execute(tx);
	return rows[0];
}

/** False where it is staked, over or gone: one bet alone has it. */
export async function stakeFreeBet(
	tx: Tx,
	{ id, slip, now }: { readonly id: string; readonly slip: string; readonly now: Date },
): Promise<boolean> {
	const { rows } = await sql`update sportsbook.free_bet set slip = ${slip}::uuid
		where id = ${id}::uuid and closed is null and slip is null and ends_at > ${now} returning 1`.execute(tx);
	return rows.length > 0;
}

type OfSlip = { readonly slip: string; readonly now: Date };

/** Of a bet that is settled; undefined where it was used before, or is another bet's by now. */
export async function spendFreeBet(tx: Tx, { slip, now }: OfSlip): Promise<FreeBetRow | undefined> {
	const { rows } = await sql<FreeBetRow>`update sportsbook.free_bet
		set closed = 'used', closed_at = ${now}, moves = moves + 1
		where slip = ${slip}::uuid and closed is null returning *`.execute(tx);
	return rows[0];
}

/** Of a bet that is void: it can be staked again, for a day at least. Says whether it was used before. */
export async function freeFreeBet(
	tx: Tx,
	{ slip, until }: { readonly slip: string; readonly until: Date },
): Promise<{ readonly row: FreeBetRow; readonly used: boolean } | undefined> {
	const { rows } = await sql<FreeBetRow & { used: boolean }>`
		with before as (select id, closed is not null as used from sportsbook.free_bet where slip = ${slip}::uuid for update)
		update sportsbook.free_bet f
		set slip = null, closed = null, closed_at = null, moves = f.moves + 1, ends_at = greatest(f.ends_at, ${until})
		from before b where f.id = b.id returning f.*, b.used`.execute(tx);
	const [row] = rows;
	return row === undefined ? undefined : { row, used: row.used };
}

/** Which of these slips still have their free bet. */
export async function slipsWithFreeBet(tx: Tx, slips: readonly string[]): Promise<ReadonlySet<string>> {
	if (slips.length === 0) return new Set();
	const { rows } = await sql<{ slip: string }>`select slip from sportsbook.free_bet
		where slip = any (${[...slips]}::uuid[])`.execute(tx);
	return new Set(rows.map(({ slip }) => slip));
}

/** What is over and was not staked: closed, a page of it. */
export async function expireFreeBets(tx: Tx, now: Date): Promise<readonly FreeBetRow[]> {
	const { rows } = await sql<FreeBetRow>`update sportsbook.free_bet
		set closed = 'expired', closed_at = ${now}, moves = moves + 1
		where id in (select id from sportsbook.free_bet where closed is null and slip is null and ends_at <= ${now}
			order by ends_at limit 500 for update skip locked) returning *`.execute(tx);
	return rows;
}

type TakenBack = { readonly merchant: string; readonly id: string; readonly why: string; readonly now: Date };

/** Undefined where there is no such one of the brand, or it is staked or over. */
export async function takeFreeBetBack(tx: Tx, { merchant, id, why, now }: TakenBack): Promise<FreeBetRow | undefined> {
	const { rows } = await sql<FreeBetRow>`update sportsbook.free_bet
		set closed = 'taken back', closed_at = ${now}, why = ${why}, moves = moves + 1
		where id = ${id}::uuid and merchant = ${merchant} and closed is null and slip is null returning *`.execute(tx);
	return rows[0];
}

type Page = {
	readonly merchant: string;
	readonly member: string | undefined;
	readonly before: readonly [Date, string] | undefined;
	readonly limit: number;
};

/** A brand's, the newest first. */
export async function listFreeBets(
	tx: Tx,
	{ merchant, member, before, limit }: Page,
): Promise<readonly (FreeBetRow & { readonly returned: string | null })[]> {
	const { rows } = await sql<FreeBetRow & { returned: string | null }>`
		select f.*, s.returned::text as returned from sportsbook.free_bet f left join sportsbook.slip s on s.id = f.slip
		where f.merchant = ${merchant} and ${member === undefined ? sql`true` : sql`f.owner = ${`m${member}`}`}
			and ${before === undefined ? sql`true` : sql`(f.given_at, f.id) < (${before[0]}, ${before[1]}::uuid)`}
		order by f.given_at desc, f.id desc limit ${limit}`.execute(tx);
	return rows;
}
