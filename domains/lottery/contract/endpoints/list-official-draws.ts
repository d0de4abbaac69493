// The draws whose results come from outside: what waits for a result, what was told, what stands.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { officialDraw } from "../desk-models.ts";

export const listOfficialDraws = defineEndpoint({
	name: "list-official-draws",
	summary: "Official draws of the last two days with what was told of their results",
	method: "GET",
	path: "/ops/lottery/results",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({ draws: z.array(officialDraw) }),
	errors: {},
});
