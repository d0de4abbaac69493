// The call that reads how the member is reached.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { contactKind } from "../models.ts";

export const readContacts = defineEndpoint({
	name: "read-contacts",
	summary: "How the member is reached, masked, and what a change of each is proven by.",
	method: "GET",
	path: "/wps/member/contact",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		contacts: z.array(
			z.object({
				kind: contactKind,
				/** Such as `+82•••••••5678`; empty where there is none. */
				masked: z.string(),
				verified: z.boolean(),
				/** A code to the proven number or address, or the login password. */
				proof: z.enum(["phone", "email", "password"]),
				proofMasked: z.string(),
			}),
		),
	}),
	errors: {},
});
