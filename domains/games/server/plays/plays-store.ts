// Rows of play as it is read: lines of what ended, a reading each time, below the oldest transaction that still runs.

import { sql, type Tx } from "#platform/db";
import type { Reader, Span } from "#platform/jobs";

/** A batch ends with the reading that brings it to so many lines. */
const batchLines = 20_000;
/** And takes at most so many readings. */
const batchReadings = 500;

/** Of ended and re-settled rounds. A house that has played for years is read in steps. */
export const playsReader: Reader = {
	name: "games.plays",
	most: 100_000n,
	read: async (tx, { from, to }) => {
		await sql`set local statement_timeout = '10min'`.execute(tx);
		const { rows } = await sql<{ lines: number }>`
			select games.read_plays(${from}::bigint, ${to}::bigint) as lines`.execute(tx);
		return rows[0]?.lines ?? 0;
	},
	next: nextReading,
	forget: async (tx, upTo) => {
		await sql`delete from games.play_line where reading <= ${upTo}::bigint`.execute(tx);
	},
};

async function nextReading(tx: Tx, position: bigint): Promise<bigint | undefined> {
	const { rows } = await sql<{ to: string | null }>`
		select max(reading)::text as "to" from (
			select reading, sum(lines) over (order by reading) - lines as before from (
				select reading, count(*) as lines from games.play_line where reading > ${position}::bigint
				group by 1 order by 1 limit ${batchReadings}
			) as readings
		) as batch where before < ${batchLines}`.execute(tx);
	const to = rows[0]?.to ?? undefined;
	return to === undefined ? undefined : BigInt(to);
}

/** What a follower does is one statement of the database; the first time of a house that has played for years takes its time. */
const patiently = async <Row>(tx: Tx, ask: ReturnType<typeof sql<Row>>): Promise<Row | undefined> => {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	return (await ask.execute(tx)).rows[0];
};

export const followHours = (tx: Tx, { from, to }: Span) =>
	patiently(tx, sql`select games.follow_hours(${from}::bigint, ${to}::bigint)`);

export const hoursAnew = (tx: Tx, to: bigint) => patiently(tx, sql`select games.hours_anew(${to}::bigint)`);

export const followMemberHours = (tx: Tx, { from, to }: Span) =>
	patiently(tx, sql`select games.follow_member_hours(${from}::bigint, ${to}::bigint)`);

export const memberHoursAnew = (tx: Tx, to: bigint) =>
	patiently(tx, sql`select games.member_hours_anew(${to}::bigint)`);

export const followTurnover = (tx: Tx, { from, to }: Span) =>
	patiently(tx, sql`select games.follow_turnover(${from}::bigint, ${to}::bigint)`);

/** How far the days of the house, as play is summed by them, are ahead of UTC, in minutes. */
export async function playedZone(tx: Tx): Promise<number> {
	const { rows } = await sql<{ offset_minutes: number }>`select offset_minutes from games.played_zone`.execute(tx);
	return rows[0]?.offset_minutes ?? 0;
}

/** Sums the days anew from all hours. Whoever calls holds the follower. */
export const moveZone = (tx: Tx, offset: number) =>
	patiently(tx, sql`select games.days_anew(${offset}::int, '-infinity')`);

/** Answers how many were noted. */
export async function followSignificant(tx: Tx, { from, to }: Span): Promise<number> {
	const row = await patiently(
		tx,
		sql<{ noted: string }>`select games.follow_significant(${from}::bigint, ${to}::bigint) as noted`,
	);
	return Number(row?.noted ?? 0);
}
