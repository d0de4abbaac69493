// The promotions that members may choose at a deposit.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskPromotion, promotionRange } from "../promotion-models.ts";

export const listDepositPromotions = defineEndpoint({
	name: "list-deposit-promotions",
	summary: "The promotions of the brand at a deposit with all their terms, open or closed, in their order",
	method: "GET",
	path: "/ops/promotions",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.promotions:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ promotions: z.array(deskPromotion), range: promotionRange }),
	errors: {},
});
