// Asks that a draw be void: every stake goes back, and every prize with it, when another agrees.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { askDrawVoidErrors } from "../desk-errors.ts";
import { lotteryGame, numero } from "../models.ts";

export const askDrawVoid = defineEndpoint({
	name: "ask-draw-void",
	summary: "Asks another to agree that a draw is void; nobody voids one alone",
	method: "POST",
	path: "/ops/lottery/draws/void",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:void",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, numero, reason }),
	example: { game: "TSFFC", numero: "202511240001", reason: "The clock of the house was wrong." },
	output: z.object({ voidId: z.string() }),
	errors: askDrawVoidErrors,
});
