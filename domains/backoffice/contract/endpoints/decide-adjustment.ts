// The second person's word on an adjustment.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { decision, opsModules } from "#platform/desk/contract";
import { adjustment, adjustmentId } from "../adjustment-models.ts";
import { decideAdjustmentErrors } from "../errors.ts";

export const decideAdjustment = defineEndpoint({
	name: "decide-adjustment",
	summary: "Agrees to an adjustment that another asked for, which posts it, or refuses it with a reason; once",
	method: "POST",
	path: "/ops/adjustments/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.adjustments:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		adjustmentId,
		decision,
	}),
	example: {
		adjustmentId: "01890a5d-ac96-774b-bcce-b302099a8057",
		decision: { kind: "refuse", why: "No transfer came." },
	},
	output: z.object({ adjustment }),
	errors: decideAdjustmentErrors,
});
