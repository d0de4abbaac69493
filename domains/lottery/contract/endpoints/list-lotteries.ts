// The lotteries of the house, each as it stands.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { area, lotterySeen, moment, whole } from "../models.ts";

export const listLotteries = defineEndpoint({
	name: "list-lotteries",
	summary: "The lotteries, each with its present issue and last draws",
	method: "GET",
	path: "/lgw/games",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ area: z._default(area, "LOTT") }),
	example: { area: "LOTT" },
	output: z.object({
		now: moment,
		games: z.array(z.object({ ...lotterySeen.shape, minutes: whole, closesBefore: whole, zoneHours: whole })),
	}),
	errors: {},
});
