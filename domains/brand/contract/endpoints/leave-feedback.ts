// The call by which a person writes to the operator.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { feedbackCategories } from "../../core/index.ts";
import { feedbackErrors } from "../errors.ts";

/** Far above what the brand's bound in words lets through. */
const longest = 12_000;
const plainText = /^[^\0]*$/;

export const leaveFeedback = defineEndpoint({
	name: "leave-feedback",
	summary: "Writes to the operator. The answer is the number under which it is kept.",
	method: "PUT",
	path: "/wps/feedback",
	moduleIds: ["FEEDBACK3"],
	access: "optional",
	idempotent: true,
	limit: { max: 20, seconds: 600, by: "address" },
	input: z.object({
		category: z.enum(feedbackCategories),
		content: z.string().check(z.minLength(1), z.maxLength(longest), z.regex(plainText)),
		/** How to reach the writer, where they want to be reached: an address, a number, a name. */
		contact: z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(plainText)), ""),
	}),
	example: { category: "other", content: "The help page does not say when a withdrawal is paid." },
	output: z.object({ number: z.string() }),
	errors: feedbackErrors,
});
