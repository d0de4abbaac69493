// Locks an account or opens it again, with a reason that stands in the trail.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { lockErrors } from "../reading-errors.ts";
import { accountStatus, memberId } from "../reading-models.ts";

export const lockMember = defineEndpoint({
	name: "lock-member",
	summary: "Lock an account, which ends every session of it, or open it again",
	method: "POST",
	path: "/ops/members/lock",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:lock",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ memberId, lock: z.boolean(), reason: reason.check(z.maxLength(300)) }),
	example: { memberId: "1", lock: true, reason: "Asked for by telephone." },
	output: z.object({ status: accountStatus }),
	errors: lockErrors,
});
