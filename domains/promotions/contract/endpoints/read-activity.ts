// One promotion with its terms, its rule, and every turn of the caller.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { activityErrors } from "../errors.ts";
import { activity, code, raffleProof, rule, standing } from "../models.ts";

export const readActivity = defineEndpoint({
	name: "read-activity",
	summary: "One promotion with its terms and its rule; with a token the caller's turns as well",
	method: "GET",
	path: "/wps/relay/MCSFE_getActivityDetails",
	moduleIds: ["REWCEN3"],
	access: "optional",
	input: z.object({ id: code }),
	example: { id: "check-in" },
	output: z.extend(activity, {
		currency: z.string(),
		version: z.int(),
		terms: z.string(),
		rule,
		turns: z.array(standing),
		raffle: z.nullable(raffleProof),
		applications: z.array(
			z.object({ remark: z.string(), pictures: z.int(), sentAt: instant, decision: z.string(), reason: z.string() }),
		),
	}),
	errors: activityErrors,
});
