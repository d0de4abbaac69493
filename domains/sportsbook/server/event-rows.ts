// Rows of seasons and events. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { SportsbookTables } from "./tables.ts";

export type EventRow = Selectable<SportsbookTables["sportsbook.event"]>;

const events = (tx: Tx) => tables<SportsbookTables>(tx).selectFrom("sportsbook.event");

/** The season's strengths, drawn now where nobody has yet. */
export async function keepSeason(
	tx: Tx,
	{ league, season, strengths }: { league: string; season: number; strengths: string },
): Promise<unknown> {
	await tables<SportsbookTables>(tx)
		.insertInto("sportsbook.season")
		.values({ league, season, strengths })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const row = await tables<SportsbookTables>(tx)
		.selectFrom("sportsbook.season")
		.select("strengths")
		.where("league", "=", league)
		.where("season", "=", season)
		.executeTakeFirstOrThrow();
	return row.strengths;
}

export async function insertEvents(
	tx: Tx,
	rows: readonly Insertable<SportsbookTables["sportsbook.event"]>[],
): Promise<void> {
	if (rows.length === 0) return;
	await tables<SportsbookTables>(tx)
		.insertInto("sportsbook.event")
		.values([...rows])
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function knownEvents(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const rows = await events(tx)
		.select("id")
		.where("id", "in", [...ids])
		.execute();
	return new Set(rows.map(({ id }) => id));
}

export const findEvents = async (tx: Tx, ids: readonly string[]): Promise<readonly EventRow[]> =>
	ids.length === 0
		? []
		: events(tx)
				.selectAll()
				.where("id", "in", [...ids])
				.execute();

/** A list is never longer. */
const mostOpen = 500;

/** In play, and to come until a moment; those that a feed tells of until another. */
export const listOpenEvents = async (
	tx: Tx,
	{ until, fedUntil = until }: { readonly until: Date; readonly fedUntil?: Date },
): Promise<readonly EventRow[]> =>
	events(tx)
		.selectAll()
		.where("status", "in", ["before", "live"])
		.where((eb) =>
			eb.or([eb("kickoff", "<=", until), eb.and([eb("fed", "is not", null), eb("kickoff", "<=", fedUntil)])]),
		)
		.orderBy("kickoff")
		.limit(mostOpen)
		.execute();

export const listEnded = async (
	tx: Tx,
	{ league, season }: { league: string; season: number },
): Promise<readonly EventRow[]> =>
	events(tx)
		.selectAll()
		.where("league", "=", league)
		.where("season", "=", season)
		.where("status", "in", ["ended", "void"])
		.orderBy("kickoff")
		.execute();

type Pairing = Pick<EventRow, "league" | "home" | "away">;

/** Matches of two clubs that were played to their ends, in any season, the newest first. */
export const listMeetings = async (
	tx: Tx,
	{ league, home, away }: Pairing,
	limit: number,
): Promise<readonly EventRow[]> =>
	events(tx)
		.selectAll()
		.where("league", "=", league)
		.where("status", "=", "ended")
		.where("home", "in", [home, away])
		.where("away", "in", [home, away])
		.orderBy("kickoff", "desc")
		.limit(limit)
		.execute();

type Change = Pick<EventRow, "id" | "status"> & {
	readonly state: string;
	readonly stops: string;
	readonly endedAt?: Date | undefined;
};

/** How an event stands now; the first end is its first result. */
export async function writeEvent(tx: Tx, { id, status, state, stops, endedAt }: Change): Promise<void> {
	await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.event")
		.set({ status, state, stops, ...(endedAt === undefined ? {} : { ended_at: endedAt, result_version: 1 }) })
		.where("id", "=", id)
		.where("status", "in", ["before", "live"])
		.execute();
}

type FedChange = Pick<EventRow, "id" | "status" | "kickoff"> & {
	readonly state: string;
	readonly stops: string;
	readonly endedAt: Date | undefined;
	/** Something of it was settled, taken back or voided. */
	readonly decided: boolean;
};

/** How a match stands that a feed tells of: its results come while it runs and after it, each a version. */
export async function writeFedEvent(tx: Tx, { id, endedAt, decided, ...row }: FedChange): Promise<void> {
	await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.event")
		.set((eb) => ({
			...row,
			ended_at: endedAt === undefined ? null : eb.fn.coalesce("ended_at", eb.val(endedAt)),
			result_version: decided ? eb("result_version", "+", 1) : eb.ref("result_version"),
		}))
		.where("id", "=", id)
		.execute();
}

/** Another result than the one that stands; answers its version. */
export async function correctEvent(tx: Tx, { id, state }: { id: string; state: string }): Promise<number | undefined> {
	const row = await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.event")
		.set((eb) => ({ state, status: "ended", result_version: eb("result_version", "+", 1) }))
		.where("id", "=", id)
		.where("status", "in", ["ended", "void"])
		.returning("result_version")
		.executeTakeFirst();
	return row?.result_version;
}

export async function markSettled(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
	await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.event")
		.set({ settled_version: version })
		.where("id", "=", id)
		.where("settled_version", "<", version)
		.execute();
}

export const listUnsettled = async (tx: Tx, before: Date): Promise<readonly string[]> =>
	(
		await events(tx)
			.select("id")
			.whereRef("settled_version", "<", "result_version")
			.where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", "<", before)]))
			.limit(100)
			.execute()
	).map(({ id }) => id);

/** Matches that are not over and that open bets stand on. */
export const listBetOn = async (tx: Tx): Promise<readonly string[]> =>
	(
		await events(tx)
			.select("id")
			.where("status", "in", ["before", "live"])
			.where((eb) =>
				eb.exists(
					eb
						.selectFrom("sportsbook.slip_leg as l")
						.innerJoin("sportsbook.slip as s", "s.id", "l.slip")
						.select("l.slip")
						.whereRef("l.event", "=", "sportsbook.event.id")
						.where("s.state", "=", "open"),
				),
			)
			.execute()
	).map(({ id }) => id);

export async function insertStand(tx: Tx, row: Insertable<SportsbookTables["sportsbook.event_stand"]>): Promise<void> {
	await tables<SportsbookTables>(tx)
		.insertInto("sportsbook.event_stand")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}
