// An agent hands money from the float down to a member of the own team.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { transferDownErrors } from "../float-errors.ts";
import { handOn, transfer } from "../transfer-models.ts";

export const transferDown = defineEndpoint({
	name: "transfer-down",
	summary: "Hands money from an agent's float to a member below, at once; it counts as a deposit of theirs",
	method: "POST",
	path: "/wps/relay/GCS_transferDown",
	moduleIds: ["COMM3"],
	access: "member",
	sealed: true,
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.extend(handOn, {
		/** The name that the member logs in with. */
		account: z.string().check(z.minLength(1), z.maxLength(256)),
		amount: positiveAmount,
	}),
	example: { paymentPassword: "135792", account: "minji1990", amount: "10" },
	output: transfer,
	errors: transferDownErrors,
});
