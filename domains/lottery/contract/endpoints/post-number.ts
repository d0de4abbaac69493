// The call that posts a number for a draw: it feeds the public seed, and chooses nothing.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { postErrors } from "../errors.ts";
import { numero, postDigits, whole } from "../models.ts";

export const postNumber = defineEndpoint({
	name: "post-number",
	summary:
		"Posts five digits for a draw of yeekee until it comes; all posts feed its public seed, none chooses the result",
	method: "POST",
	path: "/lgw/numeros/posts",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ numero, digits: postDigits }),
	example: { numero: "2026030201", digits: "12345" },
	/** Its place among those of the draw, from 1. */
	output: z.object({ place: whole }),
	errors: postErrors,
});
