// Rows of slips: what was bet, and how it stands. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import { sql, type Tx, tables } from "#platform/db";
import { type LegView, leg, legEnd } from "../contract/models.ts";
import type { LegEnd } from "../core/index.ts";
import type { SportsbookTables } from "./tables.ts";

type Row = Selectable<SportsbookTables["sportsbook.slip"]>;

export type Slip = Omit<
	Row,
	"legs" | "sizes" | "line" | "stake" | "most" | "cashed" | "returned" | "ends" | "auto_from"
> & {
	readonly legs: readonly LegView[];
	readonly sizes: readonly number[];
	readonly line: bigint;
	readonly stake: bigint;
	readonly most: bigint;
	readonly cashed: bigint;
	readonly returned: bigint;
	readonly ends: readonly (LegEnd | undefined)[];
	/** Sold by itself as soon as the rest of it is worth this. */
	readonly auto: bigint | undefined;
};

const legs = z.array(leg);
const sizes = z.array(z.int());
const ends = z.array(z.nullable(legEnd));

const slipOf = ({ auto_from: auto, ...row }: Row): Slip => ({
	...row,
	auto: auto === null ? undefined : BigInt(auto),
	legs: legs.parse(row.legs),
	sizes: sizes.parse(row.sizes),
	ends: ends.parse(row.ends).map((end) => end ?? undefined),
	line: BigInt(row.line),
	stake: BigInt(row.stake),
	most: BigInt(row.most),
	cashed: BigInt(row.cashed),
	returned: BigInt(row.returned),
});

const slips = (tx: Tx) => tables<SportsbookTables>(tx).selectFrom("sportsbook.slip");

export async function findSlip(tx: Tx, { owner, key }: { owner: string; key: string }): Promise<Slip | undefined> {
	const row = await slips(tx).selectAll().where("owner", "=", owner).where("key", "=", key).executeTakeFirst();
	return row === undefined ? undefined : slipOf(row);
}

/** Written before its stake is taken. Answers the one that stands under this key: another where one was there already. */
export async function insertSlip(
	tx: Tx,
	row: Insertable<SportsbookTables["sportsbook.slip"]>,
	on: readonly string[],
): Promise<Slip | undefined> {
	const written = await tables<SportsbookTables>(tx)
		.insertInto("sportsbook.slip")
		.values(row)
		.onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	if (written !== undefined)
		await tables<SportsbookTables>(tx)
			.insertInto("sportsbook.slip_leg")
			.values(on.map((event) => ({ event, slip: written.id })))
			.execute();
	return findSlip(tx, row);
}

/** The stake was taken: from now on it is a bet. */
export async function bindSlip(tx: Tx, { id, ticket, at }: { id: string; ticket: string; at: Date }): Promise<void> {
	await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.slip")
		.set({ ticket_id: ticket, placed_at: at })
		.where("id", "=", id)
		.where("ticket_id", "is", null)
		.execute();
}

export async function dropSlip(tx: Tx, id: string): Promise<void> {
	await tables<SportsbookTables>(tx)
		.deleteFrom("sportsbook.slip")
		.where("id", "=", id)
		.where("ticket_id", "is", null)
		.execute();
}

/** No event settles it any more. */
export async function leaveEvents(tx: Tx, slip: string): Promise<void> {
	await tables<SportsbookTables>(tx).deleteFrom("sportsbook.slip_leg").where("slip", "=", slip).execute();
}

/** Slips whose stake nobody knows of since a moment. */
export const listLost = async (tx: Tx, before: Date): Promise<readonly Slip[]> =>
	(
		await slips(tx).selectAll().where("ticket_id", "is", null).where("created_at", "<", before).limit(200).execute()
	).map(slipOf);

export const listOwnSlips = async (
	tx: Tx,
	{ owner, vendor, open }: { owner: string; vendor: string; open: boolean },
): Promise<readonly Slip[]> =>
	(
		await slips(tx)
			.selectAll()
			.where("owner", "=", owner)
			.where("vendor", "=", vendor)
			.where("ticket_id", "is not", null)
			.where("state", open ? "=" : "!=", "open")
			.orderBy("created_at", "desc")
			.limit(50)
			.execute()
	).map(slipOf);

/** Locked until the transaction ends, by their ids: `again`, those that are settled too. */
export const lockSlipsOn = async (
	tx: Tx,
	{ event, after, again, limit }: { event: string; after: string; again: boolean; limit: number },
): Promise<readonly Slip[]> =>
	(
		await slips(tx)
			.selectAll()
			.where("id", "in", (query) =>
				query.selectFrom("sportsbook.slip_leg").select("slip").where("sportsbook.slip_leg.event", "=", event),
			)
			.where("ticket_id", "is not", null)
			.where("id", ">", after)
			.$if(!again, (query) => query.where("state", "=", "open"))
			.orderBy("id")
			.limit(limit)
			.forUpdate()
			.execute()
	).map(slipOf);

export async function lockOwnSlip(tx: Tx, { id, owner }: { id: string; owner: string }): Promise<Slip | undefined> {
	const row = await slips(tx)
		.selectAll()
		.where("id", "=", id)
		.where("owner", "=", owner)
		.where("ticket_id", "is not", null)
		.forUpdate()
		.executeTakeFirst();
	return row === undefined ? undefined : slipOf(row);
}

export async function writeAuto(
	tx: Tx,
	{ id, from }: { readonly id: string; readonly from: bigint | undefined },
): Promise<void> {
	await tables<SportsbookTables>(tx)
		.updateTable("sportsbook.slip")
		.set({ auto_from: from ?? null })
		.where("id", "=", id)
		.execute();
}

/** Where a walk over slips by their ids begins. */
export const beforeSlips = "00000000-0000-0000-0000-000000000000";

type AutoPage = { readonly event: string; readonly after: string; readonly limit: number };

/** Open slips with a leg on an event that are to be sold by themselves, in the order of their ids. */
export const listAuto = async (tx: Tx, { event, after, limit }: AutoPage): Promise<readonly Slip[]> =>
	(
		await slips(tx)
			.selectAll()
			.where("auto_from", "is not", null)
			.where("id", ">", after)
			.where("state", "=", "open")
			.where("ticket_id", "is not", null)
			.where("id", "in", (query) =>
				query.selectFrom("sportsbook.slip_leg").select("slip").where("sportsbook.slip_leg.event", "=", event),
			)
			.orderBy("id")
			.limit(limit)
			.execute()
	).map(slipOf);

export type Stands = Pick<Slip, "id" | "version" | "state" | "sold" | "cashed" | "returned" | "ends">;

export async function writeStands(tx: Tx, lines: readonly Stands[]): Promise<void> {
	if (lines.length === 0) return;
	const rows = lines.map(({ id, version, state, sold, cashed, returned, ends: by }) => ({
		id,
		version,
		state,
		sold,
		cashed: String(cashed),
		returned: String(returned),
		ends: by.map((end) => end ?? null),
	}));
	await sql`
		update sportsbook.slip s
		set version = n.version, state = n.state, sold = n.sold, cashed = n.cashed, returned = n.returned, ends = n.ends
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
			as n(id uuid, version integer, state text, sold smallint, cashed bigint, returned bigint, ends jsonb)
		where s.id = n.id`.execute(tx);
}

/** What a holder's open slips on these events can be paid, by event. */
export async function openOn(
	tx: Tx,
	{ owner, events }: { owner: string; events: readonly string[] },
): Promise<ReadonlyMap<string, bigint>> {
	const { rows } = await sql<{ event: string; most: string }>`
		select l.event, sum(s.most)::text as most from sportsbook.slip s join sportsbook.slip_leg l on l.slip = s.id
		where s.owner = ${owner} and s.state = 'open' and l.event = any(${[...events]}) group by l.event`.execute(tx);
	return new Map(rows.map(({ event, most }) => [event, BigInt(most)]));
}
