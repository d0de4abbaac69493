// The record of what points were given for.
import * as z from "zod/mini";
import { recordErrors } from "#games/contract";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { exchange, exchangeStatus, exchangeType } from "../models.ts";

export const listExchanges = defineEndpoint({
	name: "list-exchanges",
	summary: "The member's exchanges of points, newest first",
	method: "GET",
	path: "/wps/relay/ODSFE2_MemTransDet",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({
		/** From (inclusive) and to (exclusive); without them the last 30 days. */
		from: z.optional(instant),
		to: z.optional(instant),
		type: z.optional(exchangeType),
		status: z.optional(exchangeStatus),
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
	}),
	example: { pageSize: 20 },
	output: z.object({ records: z.array(exchange), next: z.nullable(z.string()) }),
	errors: recordErrors,
});
