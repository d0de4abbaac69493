// The call that lists the informational pages for the footer.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const listPages = defineEndpoint({
	name: "list-pages",
	summary: "Codes and titles of the informational pages, in the footer's order.",
	method: "GET",
	path: "/wps/system/pages",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ pages: z.array(z.object({ code: z.string(), title: z.string() })) }),
	errors: {},
});
