// A name on the waiting list of a table.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { chipErrors } from "../errors.ts";
import { seenTable, table, whole } from "../models.ts";

export const waitForSeat = defineEndpoint({
	name: "wait-for-seat",
	summary: "Puts the player on the waiting list of a table",
	method: "POST",
	path: "/pvp/wait",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ table }),
	example: { table: "dP-holdem-6-1-1" },
	output: z.object({ seen: seenTable, now: whole }),
	errors: chipErrors,
});
