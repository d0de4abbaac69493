// The second person's word on money for a jackpot's reserve.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { decision, opsModules } from "#platform/desk/contract";
import { decideFundingErrors } from "../desk-errors.ts";
import { fundingId } from "../jackpot-models.ts";

export const decideFunding = defineEndpoint({
	name: "decide-funding",
	summary: "Agrees to money that another asked for, which puts it into the jackpot's reserve, or refuses it; once",
	method: "POST",
	path: "/ops/jackpots/fundings/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ fundingId, decision }),
	example: {
		fundingId: "00000000-0000-5000-8000-000000000000",
		decision: { kind: "refuse", why: "No transfer came." },
	},
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideFundingErrors,
});
