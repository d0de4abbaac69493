// Who works here (GLI-19 2.8.9, T26).
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { staffLine } from "../models.ts";

export const listStaff = defineEndpoint({
	name: "list-staff",
	summary: "Everybody who works for the brand: roles, last access, disabled, locked; at most a thousand",
	method: "GET",
	path: "/ops/staff",
	moduleIds: opsModules,
	access: "staff",
	permission: "staff:read",
	input: nothing,
	output: z.object({ staff: z.array(staffLine) }),
	errors: {},
});
