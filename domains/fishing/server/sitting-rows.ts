// Rows of sittings and of what was shot at each species. Decides nothing.
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { Angler } from "./seed-rows.ts";
import type { FishingTables } from "./tables.ts";

export type SittingRow = Selectable<FishingTables["fishing.sitting"]>;

export async function findSitting(tx: Tx, { owner, game }: Angler): Promise<SittingRow | undefined> {
	return tables<FishingTables>(tx)
		.selectFrom("fishing.sitting")
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.where("left_at", "is", null)
		.executeTakeFirst();
}

/** False where one is open already. */
export async function insertSitting(
	tx: Tx,
	sitting: Pick<SittingRow, "id" | "owner" | "game" | "room" | "currency" | "sat_at">,
): Promise<boolean> {
	const inserted = await tables<FishingTables>(tx)
		.insertInto("fishing.sitting")
		.values({ ...sitting, left_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	return inserted !== undefined;
}

export async function moveSitting(tx: Tx, { id, room }: { readonly id: string; readonly room: string }): Promise<void> {
	await tables<FishingTables>(tx).updateTable("fishing.sitting").set({ room }).where("id", "=", id).execute();
}

export async function endSitting(tx: Tx, { id, now }: { readonly id: string; readonly now: Date }): Promise<void> {
	await tables<FishingTables>(tx)
		.updateTable("fishing.sitting")
		.set({ left_at: now })
		.where("id", "=", id)
		.where("left_at", "is", null)
		.execute();
}

/** The newest first. */
export async function listSittings(tx: Tx, { owner, game }: Angler, limit: number): Promise<readonly SittingRow[]> {
	return tables<FishingTables>(tx)
		.selectFrom("fishing.sitting")
		.selectAll()
		.where("owner", "=", owner)
		.where("game", "=", game)
		.orderBy("sat_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** Undefined of another's. */
export async function findOwnSitting(tx: Tx, { owner, game }: Angler, id: string): Promise<SittingRow | undefined> {
	return tables<FishingTables>(tx)
		.selectFrom("fishing.sitting")
		.selectAll()
		.where("id", "=", id)
		.where("owner", "=", owner)
		.where("game", "=", game)
		.executeTakeFirst();
}

export type VolleyRow = FishingTables["fishing.volley"];

export async function insertVolley(tx: Tx, volley: VolleyRow): Promise<void> {
	await tables<FishingTables>(tx)
		.insertInto("fishing.volley")
		.values(volley)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** The newest first. */
export async function listVolleys(tx: Tx, sitting: string, limit: number): Promise<readonly VolleyRow[]> {
	return tables<FishingTables>(tx)
		.selectFrom("fishing.volley")
		.selectAll()
		.where("sitting", "=", sitting)
		.orderBy("n", "desc")
		.limit(limit)
		.execute();
}

/** A room in which somebody sits. */
export type MannedRoom = { readonly room: string; readonly taken: number };

export async function listManned(tx: Tx): Promise<readonly MannedRoom[]> {
	const { rows } = await sql<MannedRoom>`select room, count(*)::int as taken from fishing.sitting
		where left_at is null group by room order by room`.execute(tx);
	return rows;
}

/** What a volley moved. Amounts in minor units. */
export type SatFor = { readonly id: string; readonly shots: number; readonly stake: bigint; readonly win: bigint };

export async function countVolley(tx: Tx, { id, shots, stake, win }: SatFor): Promise<void> {
	await sql`update fishing.sitting set volleys = volleys + 1, shots = shots + ${shots},
		staked = staked + ${stake.toString()}::numeric, won = won + ${win.toString()}::numeric where id = ${id}`.execute(
		tx,
	);
}

export type SpeciesLine = {
	readonly species: string;
	readonly contacts: number;
	readonly stake: bigint;
	readonly squares: bigint;
	readonly prize: bigint;
	/** Of each contact the square of what it paid over its return, in millionths. */
	readonly offSquares: bigint;
};

export async function countSpecies(
	tx: Tx,
	{ payTable, currency, now }: { readonly payTable: string; readonly currency: string; readonly now: Date },
	lines: readonly SpeciesLine[],
): Promise<void> {
	const rows = [...lines].sort((a, b) => (a.species < b.species ? -1 : 1));
	const values = rows.map(
		({ species, contacts, stake, squares, prize, offSquares }) =>
			sql`((${now}::timestamptz at time zone 'UTC')::date, ${payTable}, ${species}, ${currency}, ${contacts}::bigint,
				${stake.toString()}::numeric, ${squares.toString()}::numeric, ${prize.toString()}::numeric, ${offSquares.toString()}::numeric)`,
	);
	await sql`insert into fishing.species_return as known
			(day, pay_table, species, currency, contacts, stake, squares, prize, off_squares)
		values ${sql.join(values)}
		on conflict (day, pay_table, species, currency) do update set contacts = known.contacts + excluded.contacts,
			stake = known.stake + excluded.stake, squares = known.squares + excluded.squares,
			prize = known.prize + excluded.prize, off_squares = known.off_squares + excluded.off_squares`.execute(tx);
}
