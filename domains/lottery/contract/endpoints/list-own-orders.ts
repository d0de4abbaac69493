// A player's own orders in this game, the newest first.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { moment, numero, order } from "../models.ts";

export const listOwnOrders = defineEndpoint({
	name: "list-own-orders",
	summary: "Own orders in this lottery, the newest first, thirty at once",
	method: "GET",
	path: "/lgw/orders/today",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		state: z._default(z.enum(["all", "open", "settled"]), "all"),
		/** Of one issue alone. */
		numero: z.optional(numero),
		after: cursor,
	}),
	example: { state: "open" },
	output: z.object({ now: moment, orders: z.array(order), next: z.optional(z.string()) }),
	errors: lotteryErrors,
});
