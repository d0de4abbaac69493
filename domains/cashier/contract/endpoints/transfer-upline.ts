// A member hands money up to the agent above.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { transferUplineErrors } from "../float-errors.ts";
import { handOn, transfer } from "../transfer-models.ts";

export const transferUpline = defineEndpoint({
	name: "transfer-upline",
	summary: "Hands money from the main purse up to the float of the agent above, at once",
	method: "POST",
	path: "/wps/relay/GCS_transferUpline",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.extend(handOn, {
		amount: positiveAmount,
		/** A bonus that is not earned yet may be given up for it. */
		giveUpBonus: z._default(z.boolean(), false),
	}),
	example: { paymentPassword: "135792", amount: "10" },
	output: transfer,
	errors: transferUplineErrors,
});
