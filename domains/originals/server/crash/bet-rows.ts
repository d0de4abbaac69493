// Rows of bets on crash. Decides nothing; what is decided for many at once is one statement.
import type { Selectable } from "kysely";
import { type Database, sql, type Tx, tables } from "#platform/db";
import type { OriginalsTables } from "../tables.ts";

export type BetRow = Selectable<OriginalsTables["originals.crash_bet"]>;

const bets = (tx: Tx) => tables<OriginalsTables>(tx).selectFrom("originals.crash_bet");
const change = (tx: Tx) => tables<OriginalsTables>(tx).updateTable("originals.crash_bet");

/** What comes by the hundred is one prepared statement each, durable by itself: no transaction around it. */
type Call = Pick<Database, "call">;

const findStatement = {
	name: "originals.find-crash-bets",
	text: "select * from originals.crash_bet where id = any ($1::uuid[])",
};

/** In the order that was asked; undefined for what is not there, or is another's. */
export async function findBets(
	db: Call,
	asked: readonly Pick<BetRow, "owner" | "id">[],
): Promise<readonly (BetRow | undefined)[]> {
	const rows = await db.call<BetRow>(findStatement, [asked.map(({ id }) => id)]);
	return inOrder(asked, rows).map((row, place) => (row?.owner === asked[place]?.owner ? row : undefined));
}

/** The row of each that was asked for, undefined where there is none. */
function inOrder(asked: readonly Pick<BetRow, "id">[], rows: readonly BetRow[]): readonly (BetRow | undefined)[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return asked.map(({ id }) => byId.get(id));
}

export async function findBetByKey(tx: Tx, of: Pick<BetRow, "owner" | "key">): Promise<BetRow | undefined> {
	return bets(tx).selectAll().where("owner", "=", of.owner).where("key", "=", of.key).executeTakeFirst();
}

/** The bet of an owner on a round; there is at most one that stands. */
export async function findBetOn(tx: Tx, of: Pick<BetRow, "owner" | "round">): Promise<BetRow | undefined> {
	return bets(tx)
		.selectAll()
		.where("round", "=", of.round)
		.where("owner", "=", of.owner)
		.where("state", "<>", "refused")
		.executeTakeFirst();
}

export type NewBet = Pick<
	BetRow,
	"id" | "owner" | "key" | "round" | "name" | "currency" | "stake" | "weight" | "target" | "drawn_at"
>;

const insertStatement = {
	name: "originals.insert-crash-bets",
	text: `insert into originals.crash_bet (id, owner, key, round, name, currency, stake, weight, target, drawn_at, state,
			changed_at)
		select id, owner, key, round, name, currency, stake, weight, target, drawn_at, 'drawn', drawn_at
		from jsonb_to_recordset($1::jsonb) as bet (id uuid, owner text, key text, round uuid, name text, currency text,
			stake bigint, weight integer, target integer, drawn_at timestamptz)
		on conflict do nothing
		returning *`,
};

/** In their order; undefined where a bet of this owner stands on the round already, or the key is known. */
export async function insertBets(db: Call, news: readonly NewBet[]): Promise<readonly (BetRow | undefined)[]> {
	return inOrder(news, await db.call<BetRow>(insertStatement, [JSON.stringify(news)]));
}

type To = Pick<BetRow, "state"> & Partial<Pick<BetRow, "taken" | "ended">>;

/** Moves one bet on, from one of these states; undefined when it is in none of them. */
export async function changeBet(
	tx: Tx,
	{ id, ...of }: { readonly id: string; readonly in: readonly BetRow["state"][]; readonly now: Date },
	to: To,
): Promise<BetRow | undefined> {
	const [row] = await changeBets(tx, { ...of, ids: [id] }, to);
	return row;
}

/** The same for many: those that were in one of the states, as they stand after it. */
export async function changeBets(
	tx: Tx,
	of: { readonly ids: readonly string[]; readonly in: readonly BetRow["state"][]; readonly now: Date },
	to: To,
): Promise<readonly BetRow[]> {
	if (of.ids.length === 0) return [];
	return change(tx)
		.set({ ...to, changed_at: of.now })
		.where("id", "in", of.ids)
		.where("state", "in", of.in)
		.returningAll()
		.execute();
}

/** Puts bets that could not be settled to the end of what is left. */
export async function touchBets(tx: Tx, of: { readonly ids: readonly string[]; readonly now: Date }): Promise<void> {
	if (of.ids.length === 0) return;
	await change(tx).set({ changed_at: of.now }).where("id", "in", of.ids).execute();
}

export type Opening = { readonly id: string; readonly now: Date };

const openStatement = {
	name: "originals.open-crash-bets",
	text: `update originals.crash_bet bet set state = 'open', changed_at = opening.now
		from jsonb_to_recordset($1::jsonb) as opening (id uuid, now timestamptz)
		where bet.id = opening.id and bet.state = 'drawn'
			and exists (select 1 from originals.crash_round r
				where r.id = bet.round and r.state = 'running' and r.flies_at > opening.now)
		returning bet.*`,
};

/** Bets whose stakes were taken stand, as long as their round has not begun to fly; in their order. */
export async function openBets(db: Call, opened: readonly Opening[]): Promise<readonly (BetRow | undefined)[]> {
	return inOrder(opened, await db.call<BetRow>(openStatement, [JSON.stringify(opened)]));
}

export type Take = { readonly id: string; readonly owner: string; readonly taken: number; readonly now: Date };

const takeStatement = {
	name: "originals.take-crash-bets",
	text: `update originals.crash_bet bet set state = 'closing', ended = 'cashed-out', taken = took.taken, changed_at = took.now
		from jsonb_to_recordset($1::jsonb) as took (id uuid, owner text, taken integer, now timestamptz)
		where bet.id = took.id and bet.owner = took.owner and bet.state = 'open'
			and not exists (select 1 from originals.crash_round r where r.id = bet.round and r.interrupted)
		returning bet.*`,
};

/** Cash-outs that came together, each at its own multiplier: open bets as they stand after it, in their order. */
export async function takeOpen(db: Call, takes: readonly Take[]): Promise<readonly (BetRow | undefined)[]> {
	return inOrder(takes, await db.call<BetRow>(takeStatement, [JSON.stringify(takes)]));
}

type AtRound = { readonly round: string; readonly now: Date };

/** Targets that the flight has reached are taken. */
export async function takeTargets(
	tx: Tx,
	{ round, now, reached }: AtRound & { readonly reached: number },
): Promise<number> {
	const { numUpdatedRows } = await change(tx)
		.set(({ ref }) => ({ state: "closing", ended: "cashed-out", taken: ref("target"), changed_at: now }))
		.where("round", "=", round)
		.where("state", "=", "open")
		.where("target", ">", 0)
		.where("target", "<=", reached)
		.executeTakeFirst();
	return Number(numUpdatedRows);
}

/** What is open when the flight is over has nothing, or its stake when the flight was cut short. */
export async function endOpen(tx: Tx, { round, now, back }: AtRound & { readonly back: boolean }): Promise<void> {
	await change(tx)
		.set({ state: back ? "closing" : "paid", ended: back ? "returned" : "lost", taken: 0, changed_at: now })
		.where("round", "=", round)
		.where("state", "=", "open")
		.execute();
	await change(tx)
		.set({ state: "returning", changed_at: now })
		.where("round", "=", round)
		.where("state", "=", "drawn")
		.execute();
}

/** Members' bets that something is still to be done for, the longest untouched first. */
export async function listLeft(
	tx: Tx,
	asked: { readonly before: Date; readonly limit: number },
): Promise<readonly BetRow[]> {
	return tables<OriginalsTables>(tx)
		.selectFrom("originals.crash_bet as bet")
		.innerJoin("originals.crash_round as round", "round.id", "bet.round")
		.selectAll("bet")
		.where(sql<boolean>`bet.owner like 'm%' and bet.state in ('drawn', 'returning', 'closing', 'paid')`)
		.where(sql<boolean>`(round.state = 'done' or bet.state in ('closing', 'returning'))`)
		.where("bet.changed_at", "<=", asked.before)
		.orderBy("bet.changed_at")
		.limit(asked.limit)
		.execute();
}

/** A trial's bets that its purse has not heard of; at most a handful. */
export async function listOfTrial(tx: Tx, owner: string): Promise<readonly BetRow[]> {
	return bets(tx)
		.selectAll()
		.where("owner", "=", owner)
		.where(sql<boolean>`owner like 'p%' and state in ('drawn', 'open', 'closing', 'paid')`)
		.limit(20)
		.execute();
}

const staked: readonly BetRow["state"][] = ["open", "closing", "paid", "done"];

/** The greatest stakes of members on a round. */
export async function listGreatest(
	tx: Tx,
	{ round, limit }: { readonly round: string; readonly limit: number },
): Promise<readonly BetRow[]> {
	return bets(tx)
		.selectAll()
		.where("round", "=", round)
		.where("name", "is not", null)
		.where("state", "in", staked)
		.orderBy("weight", "desc")
		.orderBy("id")
		.limit(limit)
		.execute();
}

export type StakeSum = { readonly currency: string; readonly players: number; readonly stake: string };

/** One sum a currency, of members' bets. */
export async function sumStakes(tx: Tx, round: string): Promise<readonly StakeSum[]> {
	return bets(tx)
		.select(({ fn }) => ["currency", fn.countAll<number>().as("players"), sql<string>`sum(stake)::bigint`.as("stake")])
		.where("round", "=", round)
		.where("name", "is not", null)
		.where("state", "in", staked)
		.groupBy("currency")
		.orderBy("currency")
		.execute();
}

/** Forgets bets that are settled and old, those of trials sooner, so many at once. How many were. */
export async function deleteOldBets(
	tx: Tx,
	{ members, trials, limit }: { readonly members: Date; readonly trials: Date; readonly limit: number },
): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from originals.crash_bet where id in (
			select id from originals.crash_bet
			where drawn_at < ${trials} and (owner like 'p%' or drawn_at < ${members} and state in ('done', 'refused'))
			limit ${limit}
		)`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
