// What the mall offers for points.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { reward } from "../models.ts";

export const getPointReward = defineEndpoint({
	name: "get-point-reward",
	summary: "The items of the points mall",
	method: "GET",
	path: "/wps/relay/MCS2_getPointReward",
	moduleIds: ["PTSYS3"],
	access: "member",
	input: z.object({}),
	output: z.object({ rewards: z.array(reward), level: z.int() }),
	errors: {},
});
