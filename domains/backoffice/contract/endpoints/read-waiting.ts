// How much waits in each queue that whoever asks may open: for the badges of the menu and the first screen.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { waitingQueue } from "../waiting-models.ts";

export const readWaiting = defineEndpoint({
	name: "read-waiting",
	summary: "How many wait in each queue that whoever asks may open, and since when the oldest does",
	method: "GET",
	path: "/ops/waiting",
	moduleIds: opsModules,
	access: "staff",
	permission: "own",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ waiting: z.array(waitingQueue) }),
	errors: {},
});
