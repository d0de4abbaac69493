// What is pushed to everybody who watches crash. A push is a hint: entering again says how things stand.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";
import { crashRound, crashTable } from "./models.ts";

/** The public room of the live channel. */
export const crashRoom = "crash";

export const crashEvent = defineLiveEvent({
	name: "crash",
	payload: z.object({
		/** The server's clock, in milliseconds since 1970. */
		now: z.int(),
		round: crashRound,
		table: crashTable,
	}),
});
