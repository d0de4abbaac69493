// An item for points: it is applied for, and an operator decides.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { mostAtOnce } from "../../core/index.ts";
import { redemptionErrors } from "../errors.ts";
import { exchange, rewardId, typedPassword } from "../models.ts";

export const redeemPointReward = defineEndpoint({
	name: "redeem-point-reward",
	summary: "Applies for an item; its points are taken at once and come back when it is rejected",
	method: "POST",
	path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
	moduleIds: ["PTSYS3"],
	access: "member",
	sealed: true,
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		rewardId,
		quantity: z.int().check(z.minimum(1), z.maximum(mostAtOnce)),
		password: typedPassword,
	}),
	example: { rewardId: "1", quantity: 1, password: "tiles4all" },
	output: exchange,
	errors: redemptionErrors,
});
