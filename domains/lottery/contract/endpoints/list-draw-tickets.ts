// Members' tickets on one draw.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskDrawErrors } from "../desk-errors.ts";
import { deskTicket } from "../desk-models.ts";
import { lotteryGame, numero } from "../models.ts";

export const listDrawTickets = defineEndpoint({
	name: "list-draw-tickets",
	summary: "Members' tickets on a draw in both halls, by member, fifty at once",
	method: "GET",
	path: "/ops/lottery/draws/tickets",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, numero, cursor }),
	example: { game: "TSFFC", numero: "202511240001" },
	output: z.object({ tickets: z.array(deskTicket), next: z.nullable(z.string()) }),
	errors: { ...deskDrawErrors, ...listErrors },
});
