// An agent's contracts: its own, and those it gave.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { teamErrors } from "../errors.ts";
import { contractKind, contractVersion } from "../models.ts";

export const listContracts = defineEndpoint({
	name: "list-contracts",
	summary: "The agent's own contracts and those it gave to agents directly below it, that stand or wait",
	method: "GET",
	path: "/wps/agent/contracts",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({
		/** Kinds that the agent has, had or was offered: their pages are shown. */
		kinds: z.array(contractKind),
		contracts: z.array(contractVersion),
	}),
	errors: teamErrors,
});
