// Rows of results from outside: what was told, what stands, which games are drawn so. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { DrawSource, LotteryGame } from "../../core/index.ts";
import type { IssueRow } from "../issue-rows.ts";

type Name = { readonly game: LotteryGame; readonly issue: string };

/** The house draws where nothing is said. */
export async function readSources(tx: Tx): Promise<ReadonlyMap<string, DrawSource>> {
	const { rows } = await sql<{
		game: string;
		source: DrawSource;
	}>`select game, source from lottery.draw_source`.execute(tx);
	return new Map(rows.map(({ game, source }) => [game, source]));
}

export async function writeSource(
	tx: Tx,
	{ game, source, now }: { readonly game: LotteryGame; readonly source: DrawSource; readonly now: Date },
): Promise<void> {
	await sql`insert into lottery.draw_source (game, source, set_at) values (${game}, ${source}, ${now})
		on conflict (game) do update set source = excluded.source, set_at = excluded.set_at`.execute(tx);
}

export type EntryRow = {
	readonly game: string;
	readonly issue: string;
	readonly version: number;
	readonly told_by: string;
	readonly name: string;
	readonly digits: string;
	readonly source: string;
	readonly told_at: Date;
};

/** What was told of these issues, the first first. */
export async function listEntries(tx: Tx, among: readonly Name[]): Promise<readonly EntryRow[]> {
	const names = JSON.stringify(among.map(({ game, issue }) => ({ game, issue })));
	const { rows } = await sql<EntryRow>`
		select e.game, e.issue, e.version, e.told_by, e.name, e.digits, e.source, e.told_at
		from jsonb_to_recordset(${names}::jsonb) as w (game text, issue text)
		join lottery.result_entry e using (game, issue) order by e.told_at, e.told_by`.execute(tx);
	return rows;
}

type NewEntry = Name & {
	readonly version: number;
	readonly by: string;
	readonly name: string;
	readonly digits: string;
	readonly source: string;
	readonly now: Date;
};

/** False where this voice has told its result of the version already: the first word counts. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
	const { game, issue, version, by, name, digits, source, now } = entry;
	const { rows } = await sql`
		insert into lottery.result_entry (game, issue, version, told_by, name, digits, source, told_at)
		values (${game}, ${issue}, ${version}, ${by}, ${name}, ${digits}, ${source}, ${now})
		on conflict do nothing returning 1`.execute(tx);
	return rows.length > 0;
}

type Confirmed = Name & { readonly version: number; readonly digits: string; readonly now: Date };

export async function insertConfirmed(tx: Tx, { game, issue, version, digits, now }: Confirmed): Promise<void> {
	await sql`insert into lottery.official_result (game, issue, version, digits, confirmed_at)
		values (${game}, ${issue}, ${version}, ${digits}, ${now})`.execute(tx);
}

/** What stands of an issue that is not drawn yet. */
export async function findConfirmed(tx: Tx, { game, issue }: Name): Promise<string | undefined> {
	const { rows } = await sql<{ digits: string }>`select digits from lottery.official_result
		where game = ${game} and issue = ${issue} order by version desc limit 1`.execute(tx);
	return rows[0]?.digits;
}

/** A newer result of one that was drawn: its tickets are to be settled anew. */
export async function writeCorrection(tx: Tx, { game, issue, version, digits }: Omit<Confirmed, "now">): Promise<void> {
	await sql`update lottery.issue set digits = ${digits}, result_version = ${version}, settled_at = null
		where game = ${game} and issue = ${issue} and state = 'drawn'`.execute(tx);
}

type Span = { readonly from: Date; readonly now: Date; readonly limit: number };

/** Official issues whose draw is over, the latest first. */
export async function listOfficial(tx: Tx, { from, now, limit }: Span): Promise<readonly IssueRow[]> {
	const { rows } = await sql<IssueRow>`
		select * from lottery.issue where official and draws_at > ${from} and draws_at <= ${now}
		order by draws_at desc, game limit ${limit}`.execute(tx);
	return rows;
}

/** Of these, those whose result was corrected since they were drawn. */
export async function listCorrected(
	tx: Tx,
	{ game, among }: { readonly game: LotteryGame; readonly among: readonly string[] },
): Promise<readonly Pick<IssueRow, "issue" | "draws_at" | "digits">[]> {
	if (among.length === 0) return [];
	const { rows } = await sql<Pick<IssueRow, "issue" | "draws_at" | "digits">>`
		select issue, draws_at, digits from lottery.issue
		where game = ${game} and issue = any (${[...among]}) and result_version > 1 and voided_at is null`.execute(tx);
	return rows;
}
