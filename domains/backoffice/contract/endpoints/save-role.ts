// Makes a role or changes what one allows.
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { roleErrors } from "../errors.ts";
import { role } from "../models.ts";

export const saveRole = defineEndpoint({
	name: "save-role",
	summary: "Makes a role, or says anew what it allows; holds at once for everybody who has it",
	method: "PUT",
	path: "/ops/roles",
	moduleIds: opsModules,
	access: "staff",
	permission: "staff:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: role,
	example: { code: "night-desk", permissions: ["audit:read"] },
	output: nothing,
	errors: roleErrors,
});
