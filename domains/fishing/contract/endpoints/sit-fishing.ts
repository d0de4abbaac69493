// The call that takes a seat: in the first room of these stakes that has one free. Whoever sits elsewhere in this game gets up there.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { sitErrors } from "../errors.ts";
import { stakes, whole } from "../models.ts";

export const sitFishing = defineEndpoint({
	name: "sit-fishing",
	summary: "Takes a cannon in a room of these stakes; the room itself is joined and acted in by the channel of play",
	method: "POST",
	path: "/wps/fishing/sit",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ stakes }),
	example: { stakes: "shore" },
	output: z.object({ roomId: z.string(), place: whole, unit: amount }),
	errors: sitErrors,
});
