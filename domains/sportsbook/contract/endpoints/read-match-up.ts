// What both sides of a match did before: against each other, last, and this season.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { bookErrors } from "../errors.ts";
import { eventId, moment, pair, whole } from "../models.ts";

const meeting = z.object({ id: eventId, home: z.string(), away: z.string(), kickoff: moment, score: pair });

/** Of this season's matches of one side. Shares of matches stand beside how many there were. */
const sideRecord = z.object({
	played: whole,
	won: whole,
	drawn: whole,
	lost: whole,
	scored: whole,
	against: whole,
	/** Matches in which both sides scored, and in which a side did not concede. */
	bothScored: whole,
	cleanSheets: whole,
	/** Of football alone. */
	corners: z.optional(whole),
	yellows: z.optional(whole),
	/** The newest last. */
	form: z.array(z.enum(["w", "d", "l"])),
});

export const readMatchUp = defineEndpoint({
	name: "read-match-up",
	summary: "Both sides of a match: their last meetings, and what each did this season",
	method: "GET",
	path: "/wps/sportsbook/match-up",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ eventId }),
	example: { eventId: "TPL-1" },
	output: z.object({ now: moment, meetings: z.array(meeting), home: sideRecord, away: sideRecord }),
	errors: bookErrors,
});
