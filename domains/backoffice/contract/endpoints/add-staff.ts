// A new account for somebody who works here.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addStaffErrors } from "../errors.ts";
import { roleCodes, username } from "../models.ts";

export const addStaff = defineEndpoint({
	name: "add-staff",
	summary: "Makes an account of the back office; answers its first password, this once",
	method: "POST",
	path: "/ops/staff",
	moduleIds: opsModules,
	access: "staff",
	permission: "staff:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ username, name: z.string().check(z.minLength(1), z.maxLength(80)), roles: roleCodes }),
	example: { username: "harin.park", name: "Harin Park", roles: ["auditor"] },
	output: z.object({ staffId: z.string(), password: z.string() }),
	errors: addStaffErrors,
});
