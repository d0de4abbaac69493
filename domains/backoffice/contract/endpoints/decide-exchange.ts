// The one decision of an application for an item of the mall.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { exchangeNumber, queuedExchange } from "../exchange-models.ts";
import { decideExchangeErrors } from "../queue-errors.ts";

export const decideExchange = defineEndpoint({
	name: "decide-exchange",
	summary:
		"Passes an application for an item of the mall, or refuses it with a reason that the member reads: the points come back; once",
	method: "POST",
	path: "/ops/exchanges/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "loyalty.exchanges:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		exchangeNumber,
		decision: z.discriminatedUnion("kind", [
			/** The remark is the member's to read. */
			z.object({ kind: z.literal("accept"), remark: z._default(z.string().check(z.trim(), z.maxLength(500)), "") }),
			z.object({ kind: z.literal("refuse"), why: reason }),
		]),
	}),
	example: { exchangeNumber: "X261121-999999", decision: { kind: "refuse", why: "No transfer came." } },
	output: z.object({ exchange: queuedExchange }),
	errors: decideExchangeErrors,
});
