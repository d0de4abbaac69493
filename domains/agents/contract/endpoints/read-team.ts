// An agent's team in figures.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { teamErrors } from "../errors.ts";

export const readTeam = defineEndpoint({
	name: "read-team",
	summary: "How many stand below the agent, by distance, and how many of them are new",
	method: "GET",
	path: "/wps/agent/team",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({
		/** All below, however deep. */
		members: z.int(),
		/** Registered on the brand's day that runs, on it and the six before, and the 29 before. */
		joined: z.object({ today: z.int(), week: z.int(), month: z.int() }),
		/** How many stand so many steps below, the nearest first. */
		levels: z.array(z.object({ depth: z.int(), members: z.int() })),
	}),
	errors: teamErrors,
});
