// How many members an audience has now, before anything is sent to it.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { audienceErrors } from "../desk-errors.ts";
import { audience } from "../models.ts";

export const countAudience = defineEndpoint({
	name: "count-audience",
	summary: "How many members an audience has",
	method: "POST",
	path: "/ops/broadcasts/audience",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.broadcasts:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ audience, marketing: z.boolean() }),
	example: { audience: { kind: "all" }, marketing: false },
	output: z.object({ members: z.int() }),
	errors: audienceErrors,
});
