// One event with all its markets.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { bookErrors } from "../errors.ts";
import { eventId, eventSeen, moment } from "../models.ts";

export const readSportEvent = defineEndpoint({
	name: "read-sport-event",
	summary: "An event with all its markets and prices",
	method: "GET",
	path: "/wps/sportsbook/event",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ eventId }),
	example: { eventId: "TPL-1" },
	output: z.object({ now: moment, event: eventSeen }),
	errors: bookErrors,
});
