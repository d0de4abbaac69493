// What was posted for a draw.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { numero, postDigits, whole } from "../models.ts";

export const listPosts = defineEndpoint({
	name: "list-posts",
	summary: "The numbers that were posted for a draw of yeekee, the newest twenty first, and how many more one may post",
	method: "GET",
	path: "/lgw/numeros/posts",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ numero }),
	example: { numero: "2026030201" },
	output: z.object({
		count: whole,
		/** So many more of one's own. */
		left: whole,
		posts: z.array(z.object({ place: whole, digits: postDigits, own: z.boolean() })),
	}),
	errors: lotteryErrors,
});
