// Whoever asked takes it back.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { adjustment, adjustmentId } from "../adjustment-models.ts";
import { takeBackAdjustmentErrors } from "../errors.ts";

export const takeBackAdjustment = defineEndpoint({
	name: "take-back-adjustment",
	summary: "Takes back an adjustment that one asked for oneself, while nobody has decided",
	method: "POST",
	path: "/ops/adjustments/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.adjustments:propose",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ adjustmentId }),
	example: { adjustmentId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: z.object({ adjustment }),
	errors: takeBackAdjustmentErrors,
});
