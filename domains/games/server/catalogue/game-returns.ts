// What games returned against what they should, from the sums by hour (T27 [2.9], A.6.2). A worker raises an alarm once, as a
// significant event; it is over when the return is back within its bound.
import { type Database, sql, type Tx } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { deviationOf, judgeReturn, type ReturnVerdict, type Volatility } from "../../core/index.ts";

/** Percentages and points of per cent, two decimals. */
export type ReturnLine = {
	readonly gameId: string;
	readonly vendor: string;
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly currency: string;
	readonly payTable: string;
	readonly rounds: number;
	/** Amounts as decimal strings of the currency. */
	readonly stake: string;
	readonly win: string;
	readonly actual: string | undefined;
	/** Undefined of a pay table that is not in force any more: the catalogue knows the return of the one that is. */
	readonly theory: string | undefined;
	readonly bound: string | undefined;
	readonly state: ReturnVerdict["state"] | "unknown";
	/** Since when an alarm stands. */
	readonly alarmSince: Date | undefined;
};

export type Span = { readonly from: Date; readonly to: Date };

/** Lines of one report, the most played first. */
const mostLines = 2_000;

export const readReturns = (db: Pick<Database, "read">, span: Span): Promise<readonly ReturnLine[]> =>
	db.read(async (tx) => (await sums(tx, span)).map((row) => lineOf(row, verdictOf(row))));

type Row = {
	readonly game_id: string;
	readonly vendor: string;
	readonly code: string;
	readonly names: Readonly<Record<string, string>>;
	readonly currency: string;
	readonly pay_table: string;
	readonly in_force: boolean;
	/** Null of a game without a return of its own: nothing is judged there. */
	readonly rtp: string | null;
	readonly deviation: string | null;
	readonly volatility: Volatility | null;
	readonly rounds: string;
	readonly stake: string;
	readonly win: string;
	readonly squares: string;
	readonly alarm_since: Date | null;
};

async function sums(tx: Tx, { from, to }: Span): Promise<readonly Row[]> {
	const { rows } = await sql<Row>`
		with played as (
			select game_id, currency, pay_table, sum(rounds) as rounds, sum(stake) as stake, sum(win) as win,
				sum(stake_squares) as squares
			from games.round_hour where hour >= ${from} and hour < ${to}
			group by 1, 2, 3 having sum(rounds) > 0
		)
		select p.game_id, g.vendor, g.code, g.names, p.currency, p.pay_table, p.pay_table = g.pay_table as in_force, g.rtp,
			g.deviation, g.volatility, p.rounds::text as rounds, p.stake::text as stake, p.win::text as win,
			trunc(p.squares)::text as squares, a.raised_at as alarm_since
		from played p join games.game g on g.id = p.game_id
		left join games.return_alarm a on a.game_id = p.game_id and a.pay_table = p.pay_table and a.currency = p.currency
			and a.cleared_at is null
		order by p.rounds desc, p.game_id, p.currency, p.pay_table limit ${mostLines}`.execute(tx);
	return rows;
}

function verdictOf(row: Row): ReturnVerdict | undefined {
	if (row.rtp === null) return undefined;
	const said = row.deviation === null ? undefined : Number(row.deviation);
	const deviation = deviationOf(said, row.volatility ?? "high");
	return judgeReturn(
		{
			rounds: Number(row.rounds),
			stake: BigInt(row.stake),
			win: BigInt(row.win),
			squares: BigInt(row.squares),
		},
		{ rtp: Number(row.rtp), deviation },
	);
}

function lineOf(row: Row, judged: ReturnVerdict | undefined): ReturnLine {
	const { currency } = row;
	const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
	return {
		gameId: row.game_id,
		vendor: row.vendor,
		code: row.code,
		names: row.names,
		currency,
		payTable: row.pay_table,
		rounds: Number(row.rounds),
		stake: show(row.stake),
		win: show(row.win),
		actual: judged?.actual.toFixed(2),
		theory: row.in_force ? (row.rtp ?? undefined) : undefined,
		bound: row.in_force ? judged?.bound.toFixed(2) : undefined,
		state: row.in_force && judged !== undefined ? judged.state : "unknown",
		alarmSince: row.alarm_since ?? undefined,
	};
}

const windowMilliseconds = 30 * 86_400_000;

export type Watched = { readonly raised: number; readonly cleared: number };

/** Looks at the last thirty days. A pay table that is not in force any more keeps its alarm as it is. */
export async function watchReturns(tx: Tx, now: Date): Promise<Watched> {
	await sql`select pg_advisory_xact_lock(hashtextextended('games.return_alarm', 0))`.execute(tx);
	const rows = await sums(tx, { from: new Date(now.getTime() - windowMilliseconds), to: now });
	const judged = rows.flatMap((row) => (row.in_force ? [{ row, state: verdictOf(row)?.state }] : []));
	const off = judged.filter(({ row, state }) => state === "off" && row.alarm_since === null).map(({ row }) => row);
	const back = judged.filter(({ row, state }) => state === "within" && row.alarm_since !== null).map(({ row }) => row);
	const raised = await raise(tx, off, now);
	await sql`update games.return_alarm a set cleared_at = ${now} from ${places(back)}
		where a.game_id = said.game_id and a.pay_table = said.pay_table and a.currency = said.currency
			and a.cleared_at is null`.execute(tx);
	return { raised, cleared: back.length };
}

async function raise(tx: Tx, rows: readonly Row[], now: Date): Promise<number> {
	const { rows: raised } = await sql`
		with raised as (
			insert into games.return_alarm (game_id, pay_table, currency, raised_at)
			select game_id, pay_table, currency, ${now} from ${places(rows)}
			on conflict (game_id, pay_table, currency) where cleared_at is null do nothing
			returning game_id, pay_table, currency
		)
		insert into games.significant_event (at, kind, game_id, currency, stake, win)
		select ${now}, 'return-off', r.game_id, r.currency, said.stake, said.win
		from raised r join ${places(rows)} on said.game_id = r.game_id and said.pay_table = r.pay_table
			and said.currency = r.currency
		returning id`.execute(tx);
	return raised.length;
}

const places = (rows: readonly Row[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(rows.map(({ names: _names, ...row }) => row))}::jsonb)
		as said (game_id bigint, pay_table text, currency text, stake bigint, win bigint)`;
