// What changes of an account of the back office: its roles, whether it is disabled, its lock, its way in.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { changeStaffErrors } from "../errors.ts";
import { roleCodes, staffId } from "../models.ts";

export const changeStaff = defineEndpoint({
	name: "change-staff",
	summary: "Gives roles, disables, unlocks, or gives a new first password in place of a lost one",
	method: "PUT",
	path: "/ops/staff",
	moduleIds: opsModules,
	access: "staff",
	permission: "staff:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		staffId,
		change: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("roles"), roles: roleCodes }),
			z.object({ kind: z.literal("disabled"), disabled: z.boolean() }),
			z.object({ kind: z.literal("unlock") }),
			/** A new first password: the old one, the authenticator and every session end. */
			z.object({ kind: z.literal("renew") }),
		]),
	}),
	example: { staffId: "1", change: { kind: "unlock" } },
	output: z.object({ password: z.nullable(z.string()) }),
	errors: changeStaffErrors,
});
