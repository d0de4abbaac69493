// What a brand gives to a deposit, for whoever looks at its promotions.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { promotion } from "../models.ts";

export const listDepositBonuses = defineEndpoint({
	name: "list-deposit-bonuses",
	summary:
		"The promotions that may be chosen with a deposit now, in the caller's currency, and which of them the caller may",
	method: "GET",
	path: "/wps/system/deposit-bonuses",
	moduleIds: ["DEPOSIT3"],
	access: "optional",
	input: z.object({}),
	output: z.object({
		currency: z.string(),
		/** `offered`: whoever calls may choose it; to a visitor each is. */
		promotions: z.array(z.object({ ...promotion.shape, offered: z.boolean() })),
	}),
	errors: {},
});
