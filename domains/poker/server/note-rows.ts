// Rows of notes on players. Every one is asked for by whose it is.
import type { Insertable, Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { PokerTables } from "./tables.ts";

export type NoteRow = Selectable<PokerTables["poker.player_note"]>;

export const listNotes = (tx: Tx, owner: string): Promise<readonly NoteRow[]> =>
	tables<PokerTables>(tx)
		.selectFrom("poker.player_note")
		.selectAll()
		.where("owner", "=", owner)
		.orderBy("noted_at", "desc")
		.orderBy("id", "desc")
		.execute();

/** In place of what the same one noted about the same one. */
export const putNote = (tx: Tx, row: Insertable<PokerTables["poker.player_note"]>): Promise<NoteRow> =>
	tables<PokerTables>(tx)
		.insertInto("poker.player_note")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["owner", "about"]).doUpdateSet({ name: row.name, text: row.text, noted_at: row.noted_at }),
		)
		.returningAll()
		.executeTakeFirstOrThrow();

export async function deleteNote(
	tx: Tx,
	{ owner, id }: { readonly owner: string; readonly id: string },
): Promise<void> {
	await tables<PokerTables>(tx)
		.deleteFrom("poker.player_note")
		.where("owner", "=", owner)
		.where("id", "=", id)
		.execute();
}
