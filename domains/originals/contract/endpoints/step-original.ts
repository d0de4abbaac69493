// The call that goes one step further in an open round.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { step } from "../choice.ts";
import { stepErrors } from "../errors.ts";
import { played } from "../models.ts";

export const stepOriginal = defineEndpoint({
	name: "step-original",
	summary: "One step of an open round. The same step at the same place is made once, however often it is sent.",
	method: "POST",
	path: "/wps/originals/step",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 1200, seconds: 60, by: "session" },
	input: z.object({
		roundId: z.uuid(),
		/** How many steps came before this one. */
		at: z.int().check(z.minimum(0), z.maximum(100)),
		move: step,
	}),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057", at: 0, move: { game: "mines", cell: 0 } },
	output: played,
	errors: stepErrors,
});
