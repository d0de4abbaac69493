// The reward centre.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { activity, standing } from "../models.ts";

export const listRewards = defineEndpoint({
	name: "list-rewards",
	summary: "All that a member can claim, is on the way to, or was given of late, by state",
	method: "GET",
	path: "/wps/relay/MCSFE_getRewards",
	moduleIds: ["REWCEN3"],
	access: "member",
	whileExcluded: "open",
	input: nothing,
	output: z.object({
		currency: z.string(),
		rewards: z.array(
			z.extend(standing, {
				id: activity.shape.id,
				kind: activity.shape.kind,
				title: z.string(),
				at: z.nullable(instant),
			}),
		),
	}),
	errors: {},
});
