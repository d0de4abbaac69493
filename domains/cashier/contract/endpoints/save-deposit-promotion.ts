// Makes a promotion at a deposit, or a new version of one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { savePromotionErrors } from "../desk-errors.ts";
import { stamp } from "../payment-method-models.ts";
import { deskPromotion, promotionCode, promotionSettings } from "../promotion-models.ts";

export const saveDepositPromotion = defineEndpoint({
	name: "save-deposit-promotion",
	summary: "Makes a promotion, or a new version of one that stands: who chose it keeps the version they chose",
	method: "POST",
	path: "/ops/promotions/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.promotions:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		code: promotionCode,
		/** Of one that stands, as it was looked at. */
		was: z.optional(stamp),
		offer: promotionSettings,
	}),
	example: {
		code: "welcome-half",
		offer: {
			open: true,
			order: 10,
			percent: 50,
			turnoverPercent: 1000,
			days: 30,
			firstOnly: true,
			once: true,
			games: [],
			parts: { LIVE: 10 },
			opensAt: null,
			closesAt: null,
			terms: [],
			names: [],
		},
	},
	output: deskPromotion,
	errors: savePromotionErrors,
});
