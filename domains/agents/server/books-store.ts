// Rows of the books: what is followed is booked, and sums are read. Decides nothing about who may ask.
import type { PlayLine } from "#games/api";
import { sql, type Tx } from "#platform/db";
import type { Span } from "#platform/jobs";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";

/** A line of play, and where it counts. */
export type BookedLine = Pick<
	PlayLine,
	"memberId" | "slot" | "late" | "currency" | "vendor" | "category" | "rounds" | "stake" | "counted" | "won"
> & {
	/** The five minutes that contracts count it in. */
	readonly counts: Date;
	/** The brand's day in which it ended. */
	readonly day: string;
};

type BelowRow = {
	readonly member_id: string;
	readonly slot: Date;
	readonly currency: CurrencyCode;
	readonly vendor: string;
	readonly category: PlayLine["category"];
	readonly rounds: number;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
};

/** All play that transactions below one wrote, as it stands: of members below somebody. */
export async function playsBelow(tx: Tx, to: bigint): Promise<readonly Omit<BookedLine, "counts" | "day">[]> {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const { rows } = await sql<BelowRow>`
		select p.member_id, p.slot, p.currency, g.vendor, g.category, count(*)::int as rounds, sum(p.stake)::bigint as stake,
			sum(p.counted)::bigint as counted, sum(p.won)::bigint as won
		from games.plays_below(${to}::bigint) p join games.game g on g.id = p.game_id
		group by 1, 2, 3, 4, 5`.execute(tx);
	return rows.map(({ member_id, ...row }) => ({
		...row,
		memberId: memberId(member_id),
		late: false,
		stake: BigInt(row.stake),
		counted: BigInt(row.counted),
		won: BigInt(row.won),
	}));
}

/** Of members of the tree; of others nothing is booked. */
export async function bookPlays(tx: Tx, lines: readonly BookedLine[]): Promise<void> {
	const of = (value: (line: BookedLine) => unknown) => lines.map(value);
	await sql`select agents.book_plays(${of((line) => line.memberId)}::bigint[], ${of((line) => line.counts)}::timestamptz[],
		${of((line) => line.day)}::date[], ${of((line) => line.currency)}::text[], ${of((line) => line.vendor)}::text[],
		${of((line) => line.category)}::text[], ${of((line) => line.rounds)}::bigint[],
		${of((line) => line.stake.toString())}::bigint[], ${of((line) => line.counted.toString())}::bigint[],
		${of((line) => line.won.toString())}::bigint[])`.execute(tx);
}

/** Who of these is not in the tree. */
export async function outsideTree(tx: Tx, ids: readonly MemberId[]): Promise<readonly MemberId[]> {
	const { rows } = await sql<{ id: string }>`
		select id from unnest(${ids}::bigint[]) as asked (id)
		where not exists (select from agents.member m where m.member_id = asked.id)`.execute(tx);
	return rows.map(({ id }) => memberId(id));
}

/** Keeps lines of what was posted and is no play; answers how many. */
export async function readMoney(tx: Tx, { from, to }: Span): Promise<number> {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const { rows } = await sql<{ lines: number }>`
		select agents.read_money(${from}::bigint, ${to}::bigint) as lines`.execute(tx);
	return rows[0]?.lines ?? 0;
}

/** Up to which reading is booked in one transaction. */
export async function nextMoney(tx: Tx, position: bigint): Promise<bigint | undefined> {
	const { rows } = await sql<{ to: string | null }>`
		select max(reading)::text as "to" from (
			select reading from agents.money_line where reading > ${position}::bigint group by 1 order by 1 limit 50
		) as readings`.execute(tx);
	const to = rows[0]?.to ?? undefined;
	return to === undefined ? undefined : BigInt(to);
}

export const forgetMoney = (tx: Tx, upTo: bigint) =>
	sql`delete from agents.money_line where reading <= ${upTo}::bigint`.execute(tx);

export async function membersWithMoney(tx: Tx, { from, to }: Span): Promise<readonly MemberId[]> {
	const { rows } = await sql<{ member_id: string }>`
		select distinct member_id from agents.money_line
		where reading > ${from}::bigint and reading <= ${to}::bigint`.execute(tx);
	return rows.map((row) => memberId(row.member_id));
}

export async function bookMoney(tx: Tx, { from, to }: Span, zones: ReadonlyMap<MemberId, number>): Promise<void> {
	await sql`select agents.book_money(${from}::bigint, ${to}::bigint, ${[...zones.keys()]}::bigint[],
		${[...zones.values()]}::int[])`.execute(tx);
}

export type Days = { readonly from: string; readonly to: string };
type Sum = { readonly currency: CurrencyCode; readonly days: Days };

export type PlaySum = {
	readonly category: string;
	readonly rounds: number;
	readonly stake: bigint;
	readonly counted: bigint;
	readonly won: bigint;
};

type PlayRow = {
	readonly category: string;
	readonly rounds: string;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
};

/** Play of the whole team, by category; the days inclusive. */
export async function teamPlay(
	tx: Tx,
	{ agentId, currency, days }: Sum & { readonly agentId: MemberId },
): Promise<PlaySum[]> {
	const { rows } = await sql<PlayRow>`
		select category, sum(rounds) as rounds, sum(stake) as stake, sum(counted) as counted, sum(won) as won
		from agents.play_day
		where owner_id = ${agentId}::bigint and not own and day between ${days.from}::date and ${days.to}::date
			and currency = ${currency}
		group by category order by category`.execute(tx);
	return rows.map((row) => ({
		category: row.category,
		rounds: Number(row.rounds),
		stake: BigInt(row.stake),
		counted: BigInt(row.counted),
		won: BigInt(row.won),
	}));
}

export type MoneySum = { readonly kind: string; readonly number: number; readonly amount: bigint };

/** Money of the whole team, by what it was. */
export async function teamMoney(
	tx: Tx,
	{ agentId, currency, days }: Sum & { readonly agentId: MemberId },
): Promise<MoneySum[]> {
	const { rows } = await sql<{ kind: string; number: string; amount: string }>`
		select kind, sum(number) as number, sum(amount) as amount from agents.money_day
		where owner_id = ${agentId}::bigint and not own and day between ${days.from}::date and ${days.to}::date
			and currency = ${currency}
		group by kind order by kind`.execute(tx);
	return rows.map(({ kind, number, amount }) => ({ kind, number: Number(number), amount: BigInt(amount) }));
}

/** What one did itself, or all below it. */
export type Result = {
	readonly stake: bigint;
	readonly counted: bigint;
	readonly won: bigint;
	readonly deposits: bigint;
	readonly withdrawals: bigint;
	/** Bonuses, rebates and salaries. */
	readonly given: bigint;
};
export const nothingDone: Result = { stake: 0n, counted: 0n, won: 0n, deposits: 0n, withdrawals: 0n, given: 0n };

type ResultRow = {
	readonly owner_id: string;
	readonly own: boolean;
	readonly stake: string;
	readonly counted: string;
	readonly won: string;
	readonly deposits: string;
	readonly withdrawals: string;
	readonly given: string;
};

/** Of each, its own and its team's, by `12 own` and `12 team`. */
export async function resultsOf(
	tx: Tx,
	{ ids, currency, days }: Sum & { readonly ids: readonly MemberId[] },
): Promise<ReadonlyMap<string, Result>> {
	const { rows } = await sql<ResultRow>`
		with play as (
			select owner_id, own, sum(stake) as stake, sum(counted) as counted, sum(won) as won from agents.play_day
			where owner_id = any(${ids}::bigint[]) and day between ${days.from}::date and ${days.to}::date
				and currency = ${currency}
			group by 1, 2
		), money as (
			select owner_id, own, sum(amount) filter (where kind = 'deposit') as deposits,
				-sum(amount) filter (where kind = 'withdrawal') as withdrawals,
				sum(amount) filter (where kind in ('bonus', 'rebate', 'salary')) as given
			from agents.money_day
			where owner_id = any(${ids}::bigint[]) and day between ${days.from}::date and ${days.to}::date
				and currency = ${currency}
			group by 1, 2
		)
		select owner_id, own, coalesce(stake, 0) as stake, coalesce(counted, 0) as counted, coalesce(won, 0) as won,
			coalesce(deposits, 0) as deposits, coalesce(withdrawals, 0) as withdrawals, coalesce(given, 0) as given
		from play full join money using (owner_id, own)`.execute(tx);
	return new Map(
		rows.map(({ owner_id, own, ...row }) => [
			`${owner_id} ${own ? "own" : "team"}`,
			{
				stake: BigInt(row.stake),
				counted: BigInt(row.counted),
				won: BigInt(row.won),
				deposits: BigInt(row.deposits),
				withdrawals: BigInt(row.withdrawals),
				given: BigInt(row.given),
			},
		]),
	);
}
