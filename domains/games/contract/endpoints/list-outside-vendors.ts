// Vendors outside the house with their addresses, games and keys in force.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { outsideVendor } from "../outside-models.ts";

export const listOutsideVendors = defineEndpoint({
	name: "list-outside-vendors",
	summary: "Vendors outside the house with their addresses, games and keys in force",
	method: "GET",
	path: "/ops/games/outside",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.vendors:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({ vendors: z.array(outsideVendor) }),
	errors: {},
});
