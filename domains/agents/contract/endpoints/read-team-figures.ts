// What an agent's whole team played and moved in some days.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { reportErrors } from "../errors.ts";
import { daysAsked, moneyKind, playSum } from "../models.ts";

export const readTeamFigures = defineEndpoint({
	name: "read-team-figures",
	summary: "What the agent's whole team played, by category, and moved, by kind",
	method: "GET",
	path: "/wps/agent/team/figures",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object(daysAsked),
	example: { from: "2026-11-01", to: "2026-11-24" },
	output: z.object({
		currency: z.string(),
		play: z.array(z.extend(playSum, { category: z.string(), rounds: z.int() })),
		money: z.array(z.object({ kind: moneyKind, number: z.int(), amount })),
	}),
	errors: reportErrors,
});
