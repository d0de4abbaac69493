// The prize group of a brand's members, or of one of them.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { prizeGroup } from "../desk-models.ts";

export const setPrizeGroup = defineEndpoint({
	name: "set-prize-group",
	summary: "Sets the prize group of the brand or of one member; without a group the setting is taken away",
	method: "POST",
	path: "/ops/lottery/terms/group",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:edit",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		/** Without it: all of the brand's members that have no group of their own. */
		memberId: z.optional(z.string().check(z.regex(/^[0-9]{1,19}$/))),
		group: z.nullable(prizeGroup),
		reason,
	}),
	example: { memberId: "7001", group: 1900, reason: "As the agent's line allows." },
	output: z.object({}),
	errors: {},
});
