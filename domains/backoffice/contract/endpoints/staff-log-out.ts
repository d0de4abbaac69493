// Ends the session of the back office that asks.
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";

export const staffLogOut = defineEndpoint({
	name: "staff-log-out",
	summary: "Ends this session of the back office",
	method: "DELETE",
	path: "/ops/session",
	moduleIds: opsModules,
	access: "staff",
	permission: "own",
	input: nothing,
	output: nothing,
	errors: {},
});
