// Everything of one member on one page.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { memberErrors } from "../reading-errors.ts";
import { memberId, memberLook } from "../reading-models.ts";

export const lookAtMember = defineEndpoint({
	name: "look-at-member",
	summary: "One member: account, contacts (masked), what guards it, logins, purses, notes",
	method: "GET",
	path: "/ops/members/look",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({ memberId }),
	example: { memberId: "1" },
	output: memberLook,
	errors: memberErrors,
});
