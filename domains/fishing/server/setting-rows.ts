// Rows of how rooms are set, and of what an operator did to them. Decides nothing.
import { sql, type Tx, tables } from "#platform/db";
import type { FishingAct } from "../contract/index.ts";
import { type FishingGame, mostRooms, type StakesClass } from "../core/index.ts";
import type { FishingTables } from "./tables.ts";

export type RoomsOf = { readonly game: FishingGame; readonly stakes: StakesClass };

export type RoomSetting = {
	readonly open: boolean;
	readonly mostRooms: number;
	/** Grows by one; 0: nobody set it. */
	readonly version: number;
	readonly setAt: Date | null;
	readonly setBy: string | null;
};

const asBuilt: RoomSetting = { open: true, mostRooms, version: 0, setAt: null, setBy: null };

export async function readSetting(tx: Tx, { game, stakes }: RoomsOf): Promise<RoomSetting> {
	const row = await tables<FishingTables>(tx)
		.selectFrom("fishing.room_setting")
		.selectAll()
		.where("game", "=", game)
		.where("stakes", "=", stakes)
		.executeTakeFirst();
	if (row === undefined) return asBuilt;
	const { open, most_rooms, version, set_at, set_by } = row;
	return { open, mostRooms: most_rooms, version, setAt: set_at, setBy: set_by };
}

export type Setting = RoomsOf &
	Pick<RoomSetting, "open" | "mostRooms"> & {
		/** As it was read. */
		readonly version: number;
		readonly now: Date;
		readonly operator: string;
	};

/** False where somebody else set it since. */
export async function writeSetting(
	tx: Tx,
	{ game, stakes, open, mostRooms: most, version, now, operator }: Setting,
): Promise<boolean> {
	const { numAffectedRows } = await sql`insert into fishing.room_setting as known
			(game, stakes, version, open, most_rooms, set_at, set_by)
		select ${game}, ${stakes}, ${version + 1}, ${open}, ${most}, ${now}, ${operator}
		where ${version} = 0 or exists (select 1 from fishing.room_setting where game = ${game} and stakes = ${stakes})
		on conflict (game, stakes) do update set version = excluded.version, open = excluded.open,
			most_rooms = excluded.most_rooms, set_at = excluded.set_at, set_by = excluded.set_by
		where known.version = ${version}`.execute(tx);
	return numAffectedRows === 1n;
}

type OperatorAct = {
	readonly merchant: string;
	readonly operator: string;
	readonly at: Date;
	readonly act: FishingAct;
	readonly before: object;
	readonly after: object;
};

/** Who did what in the fishing rooms (GLI-19 2.8.8). */
export async function writeAct(tx: Tx, { merchant, operator, at, act, before, after }: OperatorAct): Promise<void> {
	await sql`insert into fishing.operator_act (merchant, act, operator, at, before, after)
		values (${merchant}, ${act}, ${operator}, ${at}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`.execute(
		tx,
	);
}
