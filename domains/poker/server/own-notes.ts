// Notes on players: a member's own, about members that sit where they may sit themselves. Nobody else is ever told of them.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { dropPokerNote, listPokerNotes, type PlayerNote, writePokerNote } from "../contract/index.ts";
import { emptyTable, type TableState } from "../core/index.ts";
import { deleteNote, listNotes, type NoteRow, putNote } from "./note-rows.ts";
import type { PokerHands } from "./open-table.ts";
import { ownerOf, tableFor } from "./ports.ts";

/** So many does a member keep. */
const mostNotes = 200;

const noteOf = ({ id, about, name, text, noted_at }: NoteRow, { seats }: TableState): PlayerNote => ({
	id,
	name,
	text,
	at: noted_at.getTime(),
	seat: seats.find(({ owner }) => owner === about)?.no ?? null,
});

/** The table as it stands, where this session may sit there. */
async function standsFor({ rooms, kind }: PokerHands, play: PlayTicket, id: string): Promise<TableState | undefined> {
	return tableFor(play, id) === undefined ? undefined : ((await rooms.read(kind, id))?.state ?? emptyTable);
}

export const listPokerNotesRoute = (hands: PokerHands): Route =>
	bind(listPokerNotes, async ({ table }, { play }) => {
		const state = (table === undefined ? undefined : await standsFor(hands, play, table)) ?? emptyTable;
		const rows = await hands.db.read((tx) => listNotes(tx, ownerOf(play)));
		return ok({ notes: rows.map((row) => noteOf(row, state)), most: mostNotes });
	});

export const writePokerNoteRoute = (hands: PokerHands): Route =>
	bind(writePokerNote, async ({ table, seat: no, name, text }, { play, now }) => {
		const state = await standsFor(hands, play, table);
		if (state === undefined) return err(failure("POKER_TABLE_UNKNOWN"));
		const owner = ownerOf(play);
		const seat = state.seats.find((one) => one.no === no && one.name === name && one.owner !== owner);
		// Visitors and house bots are nobody that one meets again.
		if (seat === undefined || !isMember(seat.owner) || !isMember(owner)) return err(failure("POKER_NOTE_NOBODY"));
		const about = seat.owner;
		return hands.db.tx(async (tx) => {
			const known = await listNotes(tx, owner);
			if (known.length >= mostNotes && !known.some((note) => note.about === about))
				return err(failure("POKER_NOTES_FULL"));
			const row = await putNote(tx, { id: hands.newId(), owner, about, name, text, noted_at: now });
			return ok({ note: noteOf(row, state) });
		});
	});

const isMember = (owner: string): boolean => owner.startsWith("m");

export const dropPokerNoteRoute = ({ db }: PokerHands): Route =>
	bind(dropPokerNote, async ({ note }, { play }) => {
		await db.tx((tx) => deleteNote(tx, { owner: ownerOf(play), id: note }));
		return ok({});
	});
