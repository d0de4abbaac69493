// The call that stakes what a round just won on an even chance.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { doubleUpErrors } from "../errors.ts";
import { spinSlot } from "./spin-slot.ts";

export const doubleUp = defineEndpoint({
	name: "double-up",
	summary: "Doubles or loses what the last round won. Once a win: asked again, the same round is answered.",
	method: "POST",
	path: "/wps/slots/double-up",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		/** The round that won. */
		roundId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
		side: z.enum(["left", "right"]),
	}),
	example: { roundId: "01890a5d-ac96-774b-bcce-b302099a8057", side: "left" },
	output: spinSlot.output,
	errors: doubleUpErrors,
});
