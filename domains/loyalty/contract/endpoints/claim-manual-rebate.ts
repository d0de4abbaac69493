// Cashback, claimed by the member.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { cashbackErrors } from "../errors.ts";
import { cashbackClaim } from "../models.ts";

export const claimManualRebate = defineEndpoint({
	name: "claim-manual-rebate",
	summary: "Pays the member's cashback into the cash purse; the same key again is the same claim",
	method: "POST",
	path: "/wps/relay/MCSFE_claimManualRebate",
	moduleIds: ["REWCEN3"],
	access: "member",
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({}),
	output: cashbackClaim,
	errors: cashbackErrors,
});
