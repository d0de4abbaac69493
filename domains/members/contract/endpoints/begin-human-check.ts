// The call that begins the check that a person is there.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { humanPlace } from "../models.ts";

export const beginHumanCheck = defineEndpoint({
	name: "begin-human-check",
	summary:
		"What a registration, the sending of a code or a forgotten password, after a wrong one, must bring as `humanVerification`; nothing where the brand asks for none.",
	method: "POST",
	path: "/wps/verification/human",
	moduleIds: ["CAPTCHA3"],
	access: "public",
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({ place: humanPlace }),
	example: { place: "code" },
	output: z.object({
		/** Who checks: `altcha` is a piece of work for the browser, which asks nothing of the person. */
		provider: z.string(),
		/** What the provider's part of the site needs, as JSON; absent where nothing is asked for. Good once. */
		challenge: z.optional(z.string()),
	}),
	errors: {},
});
