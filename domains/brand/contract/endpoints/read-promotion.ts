// The call that reads one promotion with its terms.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { promotionNotFound } from "../errors.ts";
import { promotion } from "../models.ts";

export const readPromotion = defineEndpoint({
	name: "read-promotion",
	summary: "One promotion with its own terms.",
	method: "GET",
	path: "/wps/system/promotion",
	moduleIds: ["REWCEN3"],
	access: "public",
	input: z.object({ id: z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/)) }),
	example: { id: "welcome-balance" },
	output: z.extend(promotion, {
		categoryTitle: z.string(),
		/** Paragraphs parted by an empty line; a line that begins with "## " is a heading. */
		terms: z.string(),
	}),
	errors: promotionNotFound,
});
