// Claiming what is earned, signing in for today, and taking what lies in the reward centre.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { claimErrors } from "../errors.ts";
import { code, standing } from "../models.ts";

const input = z.object({
	id: code,
	turn: z.string().check(z.maxLength(20)),
	step: z._default(z.int().check(z.minimum(0), z.maximum(1_000)), 0),
});

export const claimActivity = defineEndpoint({
	name: "claim-activity",
	summary: "Claims a turn of a promotion, or takes what was issued: paid once, however often it is sent",
	method: "POST",
	path: "/wps/relay/MCSFE_claimActivity",
	moduleIds: ["REWCEN3"],
	access: "member",
	idempotent: true,
	limit: { max: 120, seconds: 60, by: "session" },
	input,
	example: { id: "check-in", turn: "2026-11-24", step: 0 },
	output: standing,
	errors: claimErrors,
});

export const claimRafflePromotion = defineEndpoint({
	name: "claim-raffle-promotion",
	summary: "Claims what was won in a raffle; the same as any other claim",
	method: "POST",
	path: "/wps/relay/MCS2_claimRafflePromotion",
	moduleIds: ["REWCEN3"],
	access: "member",
	idempotent: true,
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ id: code }),
	example: { id: "harvest-raffle" },
	output: standing,
	errors: claimErrors,
});
