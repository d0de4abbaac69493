// Whoever asked for money for a jackpot's reserve takes that back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { takeBackFundingErrors } from "../desk-errors.ts";
import { fundingId } from "../jackpot-models.ts";

export const takeBackFunding = defineEndpoint({
	name: "take-back-funding",
	summary: "Takes back money that one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/jackpots/fundings/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:fund",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ fundingId }),
	example: { fundingId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackFundingErrors,
});
