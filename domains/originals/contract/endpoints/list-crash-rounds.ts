// The call that lists rounds of crash that are over, with their seeds.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { crashPast } from "../crash/models.ts";
import { enterErrors } from "../errors.ts";

export const listCrashRounds = defineEndpoint({
	name: "list-crash-rounds",
	summary: "Rounds of crash that are over, the newest first, fifty at once.",
	method: "POST",
	path: "/wps/originals/crash/rounds",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ after: cursor }),
	example: { after: "MQ" },
	output: z.object({ rounds: z.array(crashPast), next: z.optional(z.string()) }),
	errors: enterErrors,
});
