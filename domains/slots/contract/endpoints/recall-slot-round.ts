// The call that brings back a past round of the play's own member and game.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { recallErrors } from "../errors.ts";
import { payTableView, slotRound } from "../models.ts";

export const recallSlotRound = defineEndpoint({
	name: "recall-slot-round",
	summary: "A past round of this game, with the pay table it was played under.",
	method: "GET",
	path: "/wps/slots/round",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ roundId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)) }),
	output: z.object({ round: slotRound, payTable: payTableView }),
	errors: recallErrors,
});
