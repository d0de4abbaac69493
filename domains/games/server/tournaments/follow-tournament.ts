// A series goes on: when one of it has begun, the next is made, the same by its terms and so many hours later. Its prizes are set
// aside like any, under the brand whose operator said that it repeats. One at a time: the job comes again soon.
import { sql, type Tx } from "#platform/db";
import { nextCodes, nextSpan } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { alonePromiseOf, mostStanding, rowOf, standingRows, termsOf } from "./tournament-store.ts";
import { finish, setAside, shown, writeRow } from "./write-tournament.ts";

/** So many names in a row may be taken before a series waits. */
const namesTried = 30;

/** The caller holds the mark. Answers the code of the one that was made; undefined where none is due. */
export async function followTournament(
	tx: Tx,
	{ wallet }: Pick<GamesTools, "wallet">,
	now: Date,
): Promise<string | undefined> {
	const due = await dueRow(tx, now);
	if (due === undefined || (await standingRows(tx)).length >= mostStanding) return undefined;
	const { row, hours, merchant } = due;
	const code = await freeCode(tx, row.code);
	if (code === undefined) return undefined;
	const span = nextSpan({ ...row, repeatsHours: hours }, now);
	const { names, rules, score, entry, currency, minStake, prizes, prizesIn, games, tag, repeatsHours } = shown(
		row,
		now,
	);
	const [startsAt, endsAt] = [span.startsAt.toISOString(), span.endsAt.toISOString()];
	const words = { names, rules };
	const settings = {
		...words,
		score,
		entry,
		currency,
		minStake,
		prizes,
		prizesIn,
		games,
		tag,
		repeatsHours,
		startsAt,
		endsAt,
	};
	const terms = { ...termsOf(row), ...span };
	const staff = { merchant, operator: "the clock", now };
	// Whoever promised the series alone promises with each of it anew: so nobody ends one and begins another within the day.
	const promise = alonePromiseOf(row);
	const alone = promise && { ...promise, at: now };
	await writeRow(tx, { order: { ...staff, code, settings }, terms, version: 1, alone });
	await setAside(tx, { wallet }, { code, version: 1, terms, stands: undefined });
	await sql`update games.tournament set next_id = (select id from games.tournament where code = ${code})
		where id = ${row.id}::bigint`.execute(tx);
	await finish(tx, { ...staff, code }, { act: "added", before: undefined });
	return code;
}

async function dueRow(tx: Tx, now: Date) {
	const { rows } = await sql<{ code: string }>`select code from games.tournament
		where repeats_hours is not null and next_id is null and kept <> 'cancelled' and starts_at <= ${now}
		order by starts_at limit 1`.execute(tx);
	const row = rows[0] === undefined ? undefined : await rowOf(tx, rows[0].code);
	if (row === undefined || row.repeatsHours === null || row.repeatsFor === null) return undefined;
	return { row: { ...row, players: 0 }, hours: row.repeatsHours, merchant: row.repeatsFor };
}

async function freeCode(tx: Tx, code: string): Promise<string | undefined> {
	const names = nextCodes(code, namesTried);
	const { rows } = await sql<{
		code: string;
	}>`select code from games.tournament where code = any (${[...names]})`.execute(tx);
	return names.find((name) => rows.every((taken) => taken.code !== name));
}
