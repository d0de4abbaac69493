// The last rounds of the game that runs in the frame, for its own history (GLI-19 4.14). A trial keeps only its last one.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { recordErrors } from "../errors.ts";
import { roundRecord } from "../models.ts";

export const listPlayRounds = defineEndpoint({
	name: "list-play-rounds",
	summary: "Past rounds of the game in this frame",
	method: "GET",
	path: "/wps/game/playRounds",
	moduleIds: ["GAMELO3"],
	access: "play",
	input: z.object({
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
	}),
	example: { pageSize: 20 },
	output: z.object({ records: z.array(roundRecord), next: z.nullable(z.string()) }),
	errors: { INVALID_CURSOR: recordErrors.INVALID_CURSOR },
});
