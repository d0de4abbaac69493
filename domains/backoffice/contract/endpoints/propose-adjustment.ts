// Corrects a member's main purse, or asks a second person for it.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { adjustment } from "../adjustment-models.ts";
import { proposeAdjustmentErrors } from "../errors.ts";
import { memberId } from "../reading-models.ts";

export const proposeAdjustment = defineEndpoint({
	name: "propose-adjustment",
	summary:
		"Credits or debits a member's main purse with a reason: at once up to what one may do alone within 24 hours, above it when another agrees",
	method: "POST",
	path: "/ops/adjustments",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.adjustments:propose",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		memberId,
		direction: z.enum(["credit", "debit"]),
		amount: positiveAmount,
		reason,
	}),
	example: { memberId: "1", direction: "credit", amount: "10", reason: "Asked for by telephone." },
	output: z.object({ adjustment }),
	errors: proposeAdjustmentErrors,
});
