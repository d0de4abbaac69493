// What each species returned against what it should, from the sums by day. A worker raises an alarm once; it is over when the return is
// back within its bound.
import { sql, type Tx } from "#platform/db";
import { judgeSpecies, type Species, type SpeciesVerdict, speciesNamed, tableOf } from "../core/index.ts";

export type SpeciesRow = {
	readonly pay_table: string;
	readonly species: string;
	readonly currency: string;
	readonly contacts: string;
	readonly stake: string;
	readonly squares: string;
	readonly prize: string;
	readonly off_squares: string;
	readonly alarm_since: Date | null;
};

export type Span = { readonly from: Date; readonly to: Date };

/** Whole days of UTC; the most shot at first. */
export async function readSpecies(tx: Tx, { from, to }: Span): Promise<readonly SpeciesRow[]> {
	const { rows } = await sql<SpeciesRow>`
		with shot as (
			select pay_table, species, currency, sum(contacts) as contacts, sum(stake) as stake, sum(squares) as squares,
				sum(prize) as prize, sum(off_squares) as off_squares
			from fishing.species_return
			where day >= (${from}::timestamptz at time zone 'UTC')::date and day <= (${to}::timestamptz at time zone 'UTC')::date
			group by 1, 2, 3
		)
		select s.pay_table, s.species, s.currency, s.contacts::text as contacts, s.stake::text as stake,
			s.squares::text as squares, s.prize::text as prize, trunc(s.off_squares)::text as off_squares,
			a.raised_at as alarm_since
		from shot s left join fishing.species_alarm a on a.pay_table = s.pay_table and a.species = s.species
			and a.currency = s.currency and a.cleared_at is null
		order by s.contacts desc, s.pay_table, s.species, s.currency`.execute(tx);
	return rows;
}

/** Undefined of a species that no table has any more. */
export function verdictOf(row: SpeciesRow): SpeciesVerdict | undefined {
	const species = speciesOf(row);
	if (species === undefined) return undefined;
	return judgeSpecies(
		{
			contacts: Number(row.contacts),
			stake: BigInt(row.stake),
			squares: BigInt(row.squares),
			prize: BigInt(row.prize),
			offSquares: BigInt(row.off_squares),
		},
		species,
	);
}

function speciesOf({ pay_table, species }: SpeciesRow): Species | undefined {
	const table = tableOf(pay_table);
	return table?.species.some(({ name }) => name === species) === true ? speciesNamed(table, species) : undefined;
}

const windowMilliseconds = 30 * 86_400_000;

/** Looks at the last thirty days. */
export async function watchSpecies(
	tx: Tx,
	now: Date,
): Promise<{ readonly raised: readonly SpeciesRow[]; readonly cleared: number }> {
	await sql`select pg_advisory_xact_lock(hashtextextended('fishing.species_alarm', 0))`.execute(tx);
	const rows = await readSpecies(tx, { from: new Date(now.getTime() - windowMilliseconds), to: now });
	const judged = rows.map((row) => ({ row, state: verdictOf(row)?.state }));
	const off = judged.filter(({ row, state }) => state === "off" && row.alarm_since === null).map(({ row }) => row);
	const back = judged.filter(({ row, state }) => state === "within" && row.alarm_since !== null).map(({ row }) => row);
	for (const { pay_table, species, currency } of off)
		await sql`insert into fishing.species_alarm (pay_table, species, currency, raised_at)
			values (${pay_table}, ${species}, ${currency}, ${now})`.execute(tx);
	for (const { pay_table, species, currency } of back)
		await sql`update fishing.species_alarm set cleared_at = ${now} where pay_table = ${pay_table}
			and species = ${species} and currency = ${currency} and cleared_at is null`.execute(tx);
	return { raised: off, cleared: back.length };
}

/** Alarms that stand, for the menu of the desk. */
export async function countAlarms(tx: Tx): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	const { rows } = await sql<{ count: number; since: Date | null }>`select count(*)::int as count,
		min(raised_at) as since from fishing.species_alarm where cleared_at is null`.execute(tx);
	return { count: rows[0]?.count ?? 0, since: rows[0]?.since ?? undefined };
}
