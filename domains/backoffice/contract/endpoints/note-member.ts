// Writes a note about a member. It stands for good.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { memberErrors } from "../reading-errors.ts";
import { memberId } from "../reading-models.ts";

export const noteMember = defineEndpoint({
	name: "note-member",
	summary: "Write a note about a member, which nobody changes or takes away",
	method: "POST",
	path: "/ops/members/note",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:lock",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ memberId, note: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)) }),
	example: { memberId: "1", note: "Asked about a withdrawal of May." },
	output: nothing,
	errors: memberErrors,
});
