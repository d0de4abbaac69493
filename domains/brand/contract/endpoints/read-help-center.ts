// The call that reads the help centre.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const readHelpCenter = defineEndpoint({
	name: "read-help-center",
	summary: "The help centre in the caller's language: topics with their articles.",
	method: "GET",
	path: "/wps/system/helpCenter",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({
		topics: z.array(
			z.object({
				code: z.string(),
				title: z.string(),
				/** Paragraphs of `body` are parted by an empty line. */
				articles: z.array(z.object({ code: z.string(), title: z.string(), body: z.string() })),
			}),
		),
	}),
	errors: {},
});
