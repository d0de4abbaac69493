// The call that reads one informational page.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { pageNotFound } from "../errors.ts";

export const readPage = defineEndpoint({
	name: "read-page",
	summary: "One page an operator wrote: of the footer, of /join, or an install guide.",
	method: "GET",
	path: "/wps/system/page",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({ code: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)) }),
	example: { code: "terms" },
	output: z.object({
		code: z.string(),
		title: z.string(),
		/** Paragraphs parted by an empty line; a line that begins with "## " is a heading. */
		body: z.string(),
		version: z.string(),
		updatedAt: instant,
	}),
	errors: pageNotFound,
});
