// One deposit with the pictures of its transfer. Who looks is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { queuedDeposit, reference } from "../deposit-queue-models.ts";
import { lookErrors } from "../desk-errors.ts";

export const lookAtDeposit = defineEndpoint({
	name: "look-at-deposit",
	summary: "One deposit with its pictures, opened for whoever decides; the look is written down",
	method: "GET",
	path: "/ops/deposits/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ reference }),
	example: { reference: "7K4-MQ2-XW9" },
	output: z.object({
		deposit: queuedDeposit,
		/** Base64 of each, a JPEG. */
		pictures: z.array(z.string()),
	}),
	errors: lookErrors,
});
