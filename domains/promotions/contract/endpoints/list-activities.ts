// The promotions that are counted and paid by themselves.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { activity } from "../models.ts";

export const listActivities = defineEndpoint({
	name: "list-activities",
	summary: "The promotions of the brand with where the caller stands in each; of a visitor by the clock alone",
	method: "GET",
	path: "/wps/relay/MCSFE_getActivities",
	moduleIds: ["REWCEN3"],
	access: "optional",
	input: nothing,
	output: z.object({ currency: z.string(), activities: z.array(activity) }),
	errors: {},
});
