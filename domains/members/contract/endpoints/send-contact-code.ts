// The call that sends a code for a change of contact data.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { contactCodeErrors } from "../errors.ts";
import { contactKind, sentCode, typed } from "../models.ts";

export const sendContactCode = defineEndpoint({
	name: "send-contact-code",
	summary: "Sends a code to the new number or address (`to` new), or to the proven one that a change is proven by.",
	method: "POST",
	path: "/wps/member/contact/code",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		contact: contactKind,
		to: z.enum(["new", "proof"]),
		/** With `to` new: the number or the address. */
		value: z.optional(typed),
		countryDialingCode: z.optional(typed),
	}),
	example: { contact: "phone", to: "new" },
	output: sentCode,
	errors: contactCodeErrors,
});
