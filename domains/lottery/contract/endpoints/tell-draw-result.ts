// A result from outside, told by one person: it stands once another tells the same, without seeing this one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { tellResultErrors } from "../desk-errors.ts";
import { digits, lotteryGame, numero } from "../models.ts";

export const tellDrawResult = defineEndpoint({
	name: "tell-draw-result",
	summary: "Tells the official result of a draw, or what corrects it; two must tell the same",
	method: "POST",
	path: "/ops/lottery/results/tell",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.results:tell",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		game: lotteryGame,
		numero,
		digits,
		/** Where it was seen: an address, a paper and its page, a picture's address. */
		source: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
		/** It corrects a result that stands. */
		corrects: z.boolean(),
	}),
	example: {
		game: "HN5FC",
		numero: "20251124001",
		digits: "69405",
		source: "https://results.example/hanoi/20251124001",
		corrects: false,
	},
	/** `waits`: for a second; `differs`: another told something else, a third decides. */
	output: z.object({ outcome: z.enum(["waits", "differs", "confirmed"]) }),
	errors: tellResultErrors,
});
