// The shelf of the points mall, as an operator works it.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { mallItem } from "../exchange-models.ts";

export const listMallItems = defineEndpoint({
	name: "list-mall-items",
	summary: "Every item of the points mall, those that members do not see among them",
	method: "GET",
	path: "/ops/mall",
	moduleIds: opsModules,
	access: "staff",
	permission: "loyalty.mall:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ items: z.array(mallItem) }),
	errors: {},
});
