// Missions: what is to be done, and who has done the most this week.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { metrics, periods } from "../../core/index.ts";
import { activity, standing } from "../models.ts";

export const getMissionSummaryDetails = defineEndpoint({
	name: "get-mission-summary-details",
	summary: "The member's missions with their steps, how far each is, and how many are open",
	method: "GET",
	path: "/wps/relay/MCSFE_getMissionSummaryDetails",
	moduleIds: ["REWCEN3"],
	access: "member",
	input: nothing,
	output: z.object({
		currency: z.string(),
		/** Missions with a step that is not done. */
		open: z.int(),
		points: z.int(),
		missions: z.array(
			z.extend(activity, {
				metric: z.enum(metrics),
				period: z.enum(periods),
				games: z.array(z.string()),
				steps: z.array(standing),
			}),
		),
	}),
	errors: {},
});

export const getMissionLeaderboard = defineEndpoint({
	name: "get-mission-leaderboard",
	summary: "The hundred members with the most mission points of the week, earlier reached first, and one's own place",
	method: "GET",
	path: "/wps/relay/MCSFE_getMissionLeaderboard",
	moduleIds: ["REWCEN3"],
	access: "member",
	input: nothing,
	output: z.object({
		/** The Monday it began. */
		week: z.string(),
		places: z.array(z.object({ place: z.int(), account: z.string(), points: z.int(), own: z.boolean() })),
		own: z.nullable(z.object({ place: z.int(), points: z.int() })),
	}),
	errors: {},
});
