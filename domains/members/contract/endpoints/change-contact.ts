// The call that confirms or changes contact data.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { changeContactErrors } from "../errors.ts";
import { contactKind, typed } from "../models.ts";

export const changeContact = defineEndpoint({
	name: "change-contact",
	summary: "Sets the member's number or address: proven by a code to it, and by a second factor.",
	method: "PUT",
	path: "/wps/member/contact",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		contact: contactKind,
		value: typed,
		countryDialingCode: z.optional(typed),
		/** That came to the new number or address. */
		code: z.optional(typed),
		/** The code to the proven one, or the login password: as `read-contacts` says. */
		proof: z.optional(typed),
	}),
	example: { contact: "phone", value: "01055512345" },
	output: nothing,
	errors: changeContactErrors,
});
