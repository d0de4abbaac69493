// The call that sends the code of a registration.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { typed } from "../models.ts";
import { codeAsked, sendsCode } from "../sends-code.ts";

export const sendRegisterCode = defineEndpoint({
	name: "send-register-code",
	summary: "Sends a code by SMS for a registration: by user name (REGMOBVERF3) or by mobile number (MOBILENUMREG3).",
	method: "POST",
	path: "/wps/verification/sms/register",
	moduleIds: ["REGMOBVERF3", "MOBILENUMREG3"],
	...sendsCode,
	input: z.object({ mobileNo: z.optional(typed), ...codeAsked }),
	example: { mobileNo: "01055512345", countryDialingCode: "82" },
});
