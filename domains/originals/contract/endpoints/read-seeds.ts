// The call that shows a player's seeds in the launched game: the one in use by its hash, the retired ones in full.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { enterErrors } from "../errors.ts";
import { digest, seeds } from "../models.ts";

export const readSeeds = defineEndpoint({
	name: "read-seeds",
	summary:
		"The seeds of this game: what is in use and what comes next by its hash, and what was retired and is revealed.",
	method: "POST",
	path: "/wps/originals/seeds",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		/** The server hash of the oldest retired pair that is known already: older ones are asked for. */
		olderThan: z.optional(digest),
	}),
	example: { olderThan: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef" },
	output: seeds,
	errors: enterErrors,
});
