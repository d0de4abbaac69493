// The call that retires the seeds in use, reveals them, and begins with the announced ones.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { rotateSeedsErrors } from "../errors.ts";
import { clientSeed, digest, seeds } from "../models.ts";

export const rotateFishingSeeds = defineEndpoint({
	name: "rotate-fishing-seeds",
	summary: "Reveals the server seed in use and goes on with the next one; retired seeds are not retired again",
	method: "POST",
	path: "/wps/fishing/rotate",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		/** Of the seeds that are to be retired. */
		serverHash: digest,
		/** The player's own, for the shots to come. */
		clientSeed,
	}),
	example: {
		serverHash: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
		clientSeed: "three-stones",
	},
	output: seeds,
	errors: rotateSeedsErrors,
});
