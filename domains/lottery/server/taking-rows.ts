// Rows of what is taken on issues. Whoever writes here locks what all hold of an issue first, in one order: so sums are right
// however many presses come at once. Decides nothing.
import { sql, type Tx } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { Held, LotteryGame, PlayStake } from "../core/index.ts";

/** What all hold of an issue in a currency, trials apart. */
export type IssueAccount = {
	readonly game: LotteryGame;
	readonly issue: string;
	readonly currency: CurrencyCode;
	readonly trial: boolean;
};

/** What one press holds of an issue. */
export type Taking = IssueAccount &
	Held & { readonly owner: string; readonly press: string; readonly plays: readonly PlayStake[] };

export const accountKey = ({ game, issue, currency, trial }: IssueAccount): string =>
	[game, issue, currency, trial].join(" ");
export const holderKey = (taking: Pick<Taking, "owner"> & IssueAccount): string =>
	`${taking.owner} ${accountKey(taking)}`;

const listOf = (accounts: readonly object[]): string => JSON.stringify(accounts);

const accountsOf = (among: readonly IssueAccount[]): readonly IssueAccount[] => [
	...new Map(
		among.map(({ game, issue, currency, trial }) => {
			const account = { game, issue, currency, trial };
			return [accountKey(account), account] as const;
		}),
	).values(),
];

/** Locks them until the transaction ends; answers what they hold. */
export async function lockExposures(tx: Tx, among: readonly IssueAccount[]): Promise<ReadonlyMap<string, Held>> {
	const { rows } = await sql<Record<"game" | "issue" | "currency" | "stake" | "most", string> & { trial: boolean }>`
		insert into lottery.exposure as e (game, issue, currency, trial, stake, most)
		select game, issue, currency, trial, 0, 0
		from jsonb_to_recordset(${listOf(accountsOf(among))}::jsonb) as w (game text, issue text, currency text, trial boolean)
		order by game, issue, currency, trial
		on conflict (game, issue, currency, trial) do update set stake = e.stake
		returning game, issue, currency, trial, stake::text, most::text`.execute(tx);
	return new Map(
		rows.map(({ game, issue, currency, trial, stake, most }) => [
			[game, issue, currency, trial].join(" "),
			{ stake: BigInt(stake), most: BigInt(most) },
		]),
	);
}

export type TakenRow = {
	readonly game: string;
	readonly issue: string;
	readonly owner: string;
	readonly press: string;
	readonly currency: string;
	readonly stake: string;
	readonly most: string;
	/** What was taken back of it stands below nothing. */
	readonly plays: readonly { readonly play: number; readonly stake: string }[];
};

/** What the holders of these hold of their issues, press by press. */
export async function listTakings(tx: Tx, of: readonly Taking[]): Promise<readonly TakenRow[]> {
	const holders = of.map(({ game, issue, owner }) => ({ game, issue, owner }));
	const { rows } = await sql<TakenRow>`
		select t.game, t.issue, t.owner, t.press, t.currency, t.stake::text, t.most::text, t.plays
		from (select distinct game, issue, owner
			from jsonb_to_recordset(${listOf(holders)}::jsonb) as w (game text, issue text, owner text)) w
		join lottery.taking t on t.game = w.game and t.issue = w.issue and t.owner = w.owner`.execute(tx);
	return rows;
}

const takingText = (takings: readonly Taking[]): string =>
	listOf(
		takings.map(({ stake, most, plays, ...taking }) => ({
			...taking,
			stake: stake.toString(),
			most: most.toString(),
			plays: plays.map((one) => ({ ...one, stake: one.stake.toString() })),
		})),
	);
const takingColumns = sql`w (game text, issue text, owner text, press text, currency text, trial boolean, stake bigint, most bigint, plays jsonb)`;

/** New ones hold; of a press that was there before it is written that it came again. */
export async function writeTakings(tx: Tx, takings: readonly Taking[], now: Date): Promise<void> {
	await sql`
		with wanted as (select * from jsonb_to_recordset(${takingText(takings)}::jsonb) as ${takingColumns}),
		held as (
			insert into lottery.taking as t (game, issue, owner, press, currency, stake, most, plays, taken_at)
			select game, issue, owner, press, currency, stake, most, plays, ${now} from wanted
			on conflict (game, issue, owner, press) do update set presses = t.presses + 1
			returning t.game, t.issue, t.owner, t.press, t.presses
		)
		update lottery.exposure e set stake = e.stake + s.stake, most = e.most + s.most
		from (select w.game, w.issue, w.currency, w.trial, sum(w.stake)::bigint as stake, sum(w.most)::bigint as most
			from wanted w join held using (game, issue, owner, press) where held.presses = 1 group by 1, 2, 3, 4) s
		where (e.game, e.issue, e.currency, e.trial) = (s.game, s.issue, s.currency, s.trial)`.execute(tx);
}

/** A press that was refused lets go; where it came several times, when each of them was. */
export async function dropTakings(tx: Tx, takings: readonly Taking[]): Promise<void> {
	await lockExposures(tx, takings);
	await sql`
		with wanted as (select * from jsonb_to_recordset(${takingText(takings)}::jsonb) as ${takingColumns}),
		fewer as (
			update lottery.taking t set presses = t.presses - 1 from wanted w
			where (t.game, t.issue, t.owner, t.press) = (w.game, w.issue, w.owner, w.press) and t.presses > 1
		),
		gone as (
			delete from lottery.taking t using wanted w
			where (t.game, t.issue, t.owner, t.press) = (w.game, w.issue, w.owner, w.press) and t.presses = 1
			returning t.game, t.issue, w.currency, w.trial, t.stake, t.most
		)
		update lottery.exposure e set stake = e.stake - s.stake, most = e.most - s.most
		from (select game, issue, currency, trial, sum(stake)::bigint as stake, sum(most)::bigint as most
			from gone group by 1, 2, 3, 4) s
		where (e.game, e.issue, e.currency, e.trial) = (s.game, s.issue, s.currency, s.trial)`.execute(tx);
}

/** What was taken back of a press, ticket by ticket: each is of one play. */
export type TakenBack = Omit<Taking, "plays"> & { readonly ticket: string; readonly play: number };

/** It holds no more; once, however often it is said. A press that is not there held nothing. */
export async function lowerTakings(tx: Tx, back: readonly TakenBack[]): Promise<void> {
	if (back.length === 0) return;
	await lockExposures(tx, back);
	const wanted = back.map(({ stake, most, ...one }) => ({ ...one, stake: stake.toString(), most: most.toString() }));
	await sql`
		with wanted as (
			select game, issue, owner, press, w.currency, trial, sum(w.stake)::bigint as stake, sum(w.most)::bigint as most,
				array_agg(w.ticket) as tickets,
				jsonb_agg(jsonb_build_object('play', w.play, 'stake', (-w.stake)::text)) as plays
			from jsonb_to_recordset(${listOf(wanted)}::jsonb) as w (game text, issue text, owner text, press text,
				currency text, trial boolean, ticket uuid, play integer, stake bigint, most bigint)
			join lottery.taking t using (game, issue, owner, press)
			where w.ticket <> all (t.lowered) group by 1, 2, 3, 4, 5, 6
		),
		lower as (
			update lottery.taking t
			set stake = t.stake - w.stake, most = t.most - w.most, plays = t.plays || w.plays,
				lowered = t.lowered || w.tickets from wanted w
			where (t.game, t.issue, t.owner, t.press) = (w.game, w.issue, w.owner, w.press)
			returning w.game, w.issue, w.currency, w.trial, w.stake, w.most
		)
		update lottery.exposure e set stake = e.stake - s.stake, most = e.most - s.most
		from (select game, issue, currency, trial, sum(stake)::bigint as stake, sum(most)::bigint as most
			from lower group by 1, 2, 3, 4) s
		where (e.game, e.issue, e.currency, e.trial) = (s.game, s.issue, s.currency, s.trial)`.execute(tx);
}

/** Of issues that are over: their bounds bind nobody any more. */
export async function forgetTakings(tx: Tx, before: Date): Promise<void> {
	await sql`delete from lottery.taking t where t.taken_at < ${before} and not exists (
		select from lottery.issue i where i.game = t.game and i.issue = t.issue and i.state = 'planned')`.execute(tx);
}

/** The lotteries of Vietnam and others that a member bet on lately, the latest first. */
export async function listLatelyTaken(
	tx: Tx,
	{ owner, among }: { owner: string; among: readonly string[] },
): Promise<readonly string[]> {
	const { rows } = await sql<{ game: string }>`select game from lottery.taking
		where owner = ${owner} and game = any(${[...among]}) group by game order by max(taken_at) desc`.execute(tx);
	return rows.map(({ game }) => game);
}

export type ExposureRow = {
	readonly game: string;
	readonly issue: string;
	readonly currency: string;
	readonly most: string;
};

/** What the house could pay at most on each of these, trials left out. */
export async function listExposures(
	tx: Tx,
	among: readonly { readonly game: string; readonly issue: string }[],
): Promise<readonly ExposureRow[]> {
	const names = among.map(({ game, issue }) => ({ game, issue }));
	const { rows } = await sql<ExposureRow>`
		select e.game, e.issue, e.currency, e.most::text
		from jsonb_to_recordset(${listOf(names)}::jsonb) as w (game text, issue text)
		join lottery.exposure e using (game, issue) where not e.trial and e.most > 0 order by e.currency`.execute(tx);
	return rows;
}
