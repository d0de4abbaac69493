// One draw at the desk.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskDrawErrors } from "../desk-errors.ts";
import { deskDrawProof } from "../desk-models.ts";
import { lotteryGame, numero } from "../models.ts";

export const readDeskDraw = defineEndpoint({
	name: "read-desk-draw",
	summary: "One draw: what was bet on it, what it brought, what it is checked by",
	method: "GET",
	path: "/ops/lottery/draws/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, numero }),
	example: { game: "TSFFC", numero: "202511240001" },
	output: deskDrawProof,
	errors: deskDrawErrors,
});
