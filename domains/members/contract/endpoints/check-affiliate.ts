// The call that checks an affiliate code before a registration.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { affiliateErrors } from "../errors.ts";

export const checkAffiliate = defineEndpoint({
	name: "check-affiliate",
	summary: "Whether an affiliate code is one of the brand's agents'.",
	method: "GET",
	path: "/wps/agent/affiliate",
	moduleIds: ["AFFMAN3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({
		code: z.string().check(z.minLength(1), z.maxLength(32)),
		domain: z.optional(z.string().check(z.maxLength(253))),
	}),
	example: { code: "7KQ2MX" },
	output: z.object({ affiliateCode: z.string() }),
	errors: affiliateErrors,
});
