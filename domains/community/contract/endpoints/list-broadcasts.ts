// Messages to many, as the desk lists them.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { broadcast } from "../models.ts";

export const listBroadcasts = defineEndpoint({
	name: "list-broadcasts",
	summary: "Messages to members, the latest first, with how many have read them",
	method: "GET",
	path: "/ops/broadcasts",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.broadcasts:read",
	input: z.object({ cursor }),
	example: { cursor: "1764000000000-o7" },
	output: z.object({
		broadcasts: z.array(broadcast),
		next: z.nullable(z.string()),
		/** Those of the brand: what may be written in, and addressed. */
		languages: z.array(z.string()),
	}),
	errors: listErrors,
});
