// The call that takes bets back before their issues close; of a chase from the last issue backwards.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { cancelErrors } from "../errors.ts";
import { order } from "../models.ts";

export const cancelOrders = defineEndpoint({
	name: "cancel-orders",
	summary: "Cancels open orders before their issues close: all of them or none",
	method: "PUT",
	path: "/lgw/orders/suborders/cancel",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(120)) }),
	example: { ids: ["0199e6a0-0000-7000-8000-000000000000"] },
	output: z.object({ orders: z.array(order), balance: amount }),
	errors: cancelErrors,
});
