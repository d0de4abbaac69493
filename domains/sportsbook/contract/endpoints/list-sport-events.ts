// What is in play and what comes, with the main markets.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { eventLine, moment, sport } from "../models.ts";

export const listSportEvents = defineEndpoint({
	name: "list-sport-events",
	summary: "Events of the simulated leagues, in play first, then by kick-off, with their main markets",
	method: "GET",
	path: "/wps/sportsbook/events",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ sport: z.optional(sport) }),
	example: { sport: "football" },
	output: z.object({ now: moment, events: z.readonly(z.array(eventLine)) }),
	errors: {},
});
