// Hands at the desk: listed without a card, and one with all its cards for an investigator who says why.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, memberNumber, opsModules, reason } from "#platform/desk/contract";
import { deskHandErrors } from "../desk-errors.ts";
import { deskPokerHand } from "../desk-models.ts";
import { cardProof, handRecord, table } from "../models.ts";

export const listDeskPokerHands = defineEndpoint({
	name: "list-desk-poker-hands",
	summary: "Hands that members of the brand played, the newest first, by member, table and days; no cards",
	method: "GET",
	path: "/ops/poker/hands",
	moduleIds: opsModules,
	access: "staff",
	permission: "poker.hands:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		memberId: z.optional(memberNumber),
		table: z.optional(table),
		from: z.optional(instant),
		to: z.optional(instant),
		cursor,
	}),
	example: { table: "rP-holdem-6-1-1" },
	output: z.object({ hands: z.array(deskPokerHand), next: z.nullable(z.string()) }),
	errors: listErrors,
});

export const revealPokerHand = defineEndpoint({
	name: "reveal-poker-hand",
	summary: "A hand with all its cards and their proofs; who looked and why is written down first",
	method: "POST",
	path: "/ops/poker/hands/reveal",
	moduleIds: opsModules,
	access: "staff",
	permission: "poker.hands:reveal",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ hand: z.uuid(), reason }),
	example: { hand: "00000000-0000-7000-8000-000000000001", reason: "A complaint of member 17." },
	output: z.object({ hand: handRecord, proofs: z.array(cardProof) }),
	errors: deskHandErrors,
});
