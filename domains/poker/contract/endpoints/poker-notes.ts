// What a member wrote down about those they play with: read, written and deleted by themselves alone.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { noteErrors } from "../errors.ts";
import { playerNote, table, whole } from "../models.ts";

export const listPokerNotes = defineEndpoint({
	name: "list-poker-notes",
	summary: "The member's own notes on players, the newest first, with the seats of those who sit at a table now",
	method: "GET",
	path: "/pvp/notes",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ table: z.optional(table) }),
	example: { table: "rP-holdem-6-1-1" },
	output: z.object({ notes: z.array(playerNote), most: whole }),
	errors: {},
});

export const writePokerNote = defineEndpoint({
	name: "write-poker-note",
	summary: "Writes down something about the member in a seat, in place of what was noted about them before",
	method: "POST",
	path: "/pvp/notes/write",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		table,
		seat: z.int().check(z.minimum(0), z.maximum(8)),
		/** As the writer sees it: whoever has taken the seat meanwhile is somebody else. */
		name: z.string().check(z.minLength(1), z.maxLength(64)),
		text: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
	}),
	example: { table: "rP-holdem-6-1-1", seat: 2, name: "al***e", text: "Calls with any pair." },
	output: z.object({ note: playerNote }),
	errors: noteErrors,
});

export const dropPokerNote = defineEndpoint({
	name: "drop-poker-note",
	summary: "Deletes one of the member's own notes on players; one that is not there is deleted already",
	method: "POST",
	path: "/pvp/notes/drop",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ note: z.uuid() }),
	example: { note: "00000000-0000-7000-8000-000000000001" },
	output: z.object({}),
	errors: {},
});
