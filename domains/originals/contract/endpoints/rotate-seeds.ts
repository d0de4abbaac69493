// The call that retires the seeds in use, reveals them, and begins with new ones.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { rotateErrors } from "../errors.ts";
import { clientSeed, seeds } from "../models.ts";

export const rotateSeeds = defineEndpoint({
	name: "rotate-seeds",
	summary:
		"Reveals the server seed in use and begins with a new one. Rotating seeds that are retired already changes nothing.",
	method: "POST",
	path: "/wps/originals/rotate",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		/** Of the seeds that are to be retired. */
		serverHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
		/** The player's own, for the rounds to come. */
		clientSeed,
	}),
	example: {
		serverHash: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
		clientSeed: "three-stones",
	},
	output: seeds,
	errors: rotateErrors,
});
