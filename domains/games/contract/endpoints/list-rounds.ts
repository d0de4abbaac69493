// The betting record: a member's rounds, the newest first, three months at once and twelve in all (RTS 1B).
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { recordErrors } from "../errors.ts";
import { category, gameId, language, roundRecord, roundStatus, vassalage } from "../models.ts";

export const listRounds = defineEndpoint({
	name: "list-rounds",
	summary: "Betting record",
	method: "GET",
	path: "/wps/relay/GCS_betRecord",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({
		/** From (inclusive) and to (exclusive); without them the last 30 days. At most 92 days, at most 366 days back. */
		from: z.optional(instant),
		to: z.optional(instant),
		gameType: z.optional(category),
		vassalage: z.optional(vassalage),
		gameId: z.optional(gameId),
		status: z.optional(roundStatus),
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
		language,
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z", pageSize: 20 },
	output: z.object({ records: z.array(roundRecord), next: z.nullable(z.string()) }),
	errors: recordErrors,
});
