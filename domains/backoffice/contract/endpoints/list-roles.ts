// The roles of a brand, and everything that a role may allow.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { role } from "../models.ts";

export const listRoles = defineEndpoint({
	name: "list-roles",
	summary: "The roles of the brand and what each allows",
	method: "GET",
	path: "/ops/roles",
	moduleIds: opsModules,
	access: "staff",
	permission: "staff:read",
	input: nothing,
	output: z.object({ roles: z.array(role) }),
	errors: {},
});
