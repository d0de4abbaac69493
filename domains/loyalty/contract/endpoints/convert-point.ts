// Points to cash.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { conversionErrors } from "../errors.ts";
import { exchange, typedPassword } from "../models.ts";

export const convertPoint = defineEndpoint({
	name: "convert-point",
	summary: "Converts points to cash at the brand's rate; the login password confirms it",
	method: "POST",
	path: "/wps/relay/passwordCheck/MCS2_convertPoint",
	moduleIds: ["PTSYS3"],
	access: "member",
	sealed: true,
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ points: positiveAmount, password: typedPassword }),
	example: { points: "10", password: "tiles4all" },
	output: exchange,
	errors: conversionErrors,
});
