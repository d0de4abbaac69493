// The ladder of ranks, for anybody.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { rank } from "../models.ts";

export const listRanks = defineEndpoint({
	name: "list-ranks",
	summary: "The brand's VIP ranks, lowest first, with what each needs and brings",
	method: "GET",
	path: "/wps/relay/MCSFE_getClubRanks",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ ranks: z.array(rank), currency: z.string(), windowDays: z.int() }),
	errors: {},
});
