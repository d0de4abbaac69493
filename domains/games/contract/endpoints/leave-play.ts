// Ends a play session. A round that is open stays open and is resolved by its vendor's policy.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";

export const leavePlay = defineEndpoint({
	name: "leave-play",
	summary: "End this play session",
	method: "POST",
	path: "/wps/game/leavePlay",
	moduleIds: ["GAMELO3"],
	access: "play",
	input: z.object({}),
	output: nothing,
	errors: {},
});
