// Who is at the desk, and what they may do.
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { me } from "../models.ts";

export const readMe = defineEndpoint({
	name: "read-me",
	summary: "Who holds this session of the back office, and what they may do",
	method: "GET",
	path: "/ops/session",
	moduleIds: opsModules,
	access: "staff",
	permission: "own",
	input: nothing,
	output: me,
	errors: {},
});
