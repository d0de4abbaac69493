// The cashback that waits to be claimed.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { cashbackErrors } from "../errors.ts";
import { cashbackClaim, cashbackLine } from "../models.ts";

export const getManualRebate = defineEndpoint({
	name: "get-manual-rebate",
	summary: "The member's cashback that can be claimed, by category, and the last claims",
	method: "GET",
	path: "/wps/relay/MCSFE_getManualRebate",
	moduleIds: ["REWCEN3"],
	access: "member",
	input: z.object({}),
	output: z.object({
		currency: z.string(),
		/** Play of so many days counts, today included (UTC). */
		days: z.int(),
		/** The least that is paid at once. */
		smallest: amount,
		total: amount,
		/** Each category that has a rate. */
		lines: z.array(cashbackLine),
		/** The newest first, at most twenty; all of them stand in the account record. */
		claims: z.array(cashbackClaim),
	}),
	errors: { CASHBACK_CLOSED: cashbackErrors.CASHBACK_CLOSED },
});
