// The call that sends the code of a registration.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { sendCodeErrors } from "../errors.ts";
import { humanAnswer, sentCode, typed } from "../models.ts";

export const sendRegisterCode = defineEndpoint({
	name: "send-register-code",
	summary: "Sends a code by SMS for a registration: by user name (REGMOBVERF3) or by mobile number (MOBILENUMREG3).",
	method: "POST",
	path: "/wps/verification/sms/register",
	moduleIds: ["REGMOBVERF3", "MOBILENUMREG3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({
		mobileNo: z.optional(typed),
		countryDialingCode: z.optional(typed),
		humanVerification: humanAnswer,
	}),
	output: sentCode,
	errors: sendCodeErrors,
});
