// One application for an item of the mall.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { exchangeNumber, queuedExchange } from "../exchange-models.ts";
import { exchangeErrors } from "../queue-errors.ts";

export const lookAtExchange = defineEndpoint({
	name: "look-at-exchange",
	summary: "One application for an item of the mall, with what is left on the shelf and the points of the member",
	method: "GET",
	path: "/ops/exchanges/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "loyalty.exchanges:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ exchangeNumber }),
	example: { exchangeNumber: "X261121-999999" },
	output: z.object({
		exchange: queuedExchange,
		/** What the member has in points and may spend, in the currency of the exchange. */
		pointsLeft: amount,
	}),
	errors: exchangeErrors,
});
