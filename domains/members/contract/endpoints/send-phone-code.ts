// The call that sends a code to somebody who is not logged in.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { typed } from "../models.ts";
import { codeAsked, sendsCode } from "../sends-code.ts";

export const sendPhoneCode = defineEndpoint({
	name: "send-phone-code",
	summary:
		"Sends a code by SMS for the login by number (VERIFICATION3) or for a new password (PWRESETSMS3); the answer is the same for a number that nobody has.",
	method: "POST",
	path: "/wps/verification/sms/noLogin",
	moduleIds: ["VERIFICATION3", "PWRESETSMS3"],
	...sendsCode,
	input: z.object({ mobileNum: z.optional(typed), ...codeAsked }),
	example: { mobileNum: "01055512345", countryDialingCode: "82" },
});
