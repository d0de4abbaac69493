// Asks that a round be void: every stake goes back, and every win with it, when another agrees. Of a round that halts its table it may
// say instead how it ended.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { askRoundVoidErrors } from "../desk-errors.ts";

export const askTableRoundVoid = defineEndpoint({
	name: "ask-table-round-void",
	summary: "Asks another to agree that a round is void, or how one that halts its table ended; nobody does it alone",
	method: "POST",
	path: "/ops/tables/rounds/void",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:void",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		roundId: z.uuid(),
		/** How the round ended, as short text ("8H6H5C|KHJH", "17"), where its studio and its cards differ. */
		outcome: z.optional(z.string().check(z.maxLength(24), z.regex(/^[A-Z0-9|]+$/))),
		reason,
	}),
	example: { roundId: "0190c2f4-0000-7000-8000-000000000000", reason: "The picture showed another card." },
	output: z.object({ voidId: z.string() }),
	errors: askRoundVoidErrors,
});
