// A member opens a deposit and is told what to write on the transfer, or where to pay.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { openDepositErrors } from "../errors.ts";
import { deposit, methodCode } from "../models.ts";

export const openDeposit = defineEndpoint({
	name: "open-deposit",
	summary: "Opens a deposit: it waits for a transfer with its reference, or for a payment at a provider",
	method: "POST",
	path: "/wps/member/deposits",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		method: methodCode,
		amount: positiveAmount,
		/** The code of what is chosen with it. */
		promotion: z.optional(methodCode),
	}),
	example: { method: "mosaic-bank", amount: "10" },
	output: deposit,
	errors: openDepositErrors,
});
