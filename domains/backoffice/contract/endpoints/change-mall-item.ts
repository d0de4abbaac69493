// How many of an item there are, and whether members see it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { mallItem, mallItemId, shelf } from "../exchange-models.ts";
import { mallItemErrors } from "../queue-errors.ts";

export const changeMallItem = defineEndpoint({
	name: "change-mall-item",
	summary: "Changes the stock of an item of the mall and whether members see it, of the shelf as it was seen",
	method: "POST",
	path: "/ops/mall/item",
	moduleIds: opsModules,
	access: "staff",
	permission: "loyalty.mall:write",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		mallItemId,
		/** As whoever changes it saw it: what members took meanwhile is not overwritten. */
		was: shelf,
		shelf,
	}),
	example: { mallItemId: "999999", was: { open: false, stock: null }, shelf: { open: true, stock: null } },
	output: z.object({ item: mallItem }),
	errors: mallItemErrors,
});
