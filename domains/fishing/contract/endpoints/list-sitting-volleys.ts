// The call that opens a sitting to its volleys, each of them a round of the betting record.
import * as z from "zod/mini";
import { amount, defineEndpoint, instant } from "#platform/contract";
import { sittingErrors } from "../errors.ts";
import { whole } from "../models.ts";

export const listSittingVolleys = defineEndpoint({
	name: "list-sitting-volleys",
	summary: "The latest hundred volleys of one of the player's own sittings, the newest first",
	method: "POST",
	path: "/wps/fishing/volleys",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ sittingId: z.uuid() }),
	example: { sittingId: "0198c000-0000-7000-8000-000000000001" },
	output: z.object({
		currency: z.string(),
		volleys: z.array(z.object({ n: whole, roundId: z.uuid(), at: instant, shots: whole, stake: amount, win: amount })),
	}),
	errors: sittingErrors,
});
