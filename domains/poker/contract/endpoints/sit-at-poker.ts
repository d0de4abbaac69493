// Money goes to a table: for a seat, or on top of a stack. The same key moves it once.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { chipErrors } from "../errors.ts";
import { pressKey, seenTable, table, whole } from "../models.ts";

const chips = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));

export const sitAtPoker = defineEndpoint({
	name: "sit-at-poker",
	summary: "Takes a seat with chips from the purse, or adds chips to one's own stack. The same key moves them once.",
	method: "POST",
	path: "/pvp/sit",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		table,
		/** Left out to add to the stack of one's seat. */
		seat: z.optional(z.int().check(z.minimum(0), z.maximum(8))),
		/** Minor units. */
		amount: chips,
		/** Rather posts the big blind than waits for it. */
		posts: z._default(z.boolean(), false),
	}),
	example: { key: "press-7f3c21aa", table: "dP-holdem-6-1-1", seat: 0, amount: 10_000 },
	output: z.object({ seen: seenTable, balance: amount, now: whole }),
	errors: chipErrors,
});
