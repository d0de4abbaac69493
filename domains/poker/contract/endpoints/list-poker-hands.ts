// The player's own hands, the newest first, and one of them with what its cards are proven by.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { handErrors } from "../errors.ts";
import { cardProof, handRecord, ownFigures, whole } from "../models.ts";

export const listPokerHands = defineEndpoint({
	name: "list-poker-hands",
	summary: "The player's own hands, the newest first",
	method: "GET",
	path: "/pvp/hands",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ before: z.optional(z.uuid()) }),
	example: { before: "00000000-0000-7000-8000-000000000001" },
	output: z.object({ hands: z.array(handRecord), more: z.boolean() }),
	errors: {},
});

export const readPokerHand = defineEndpoint({
	name: "read-poker-hand",
	summary: "One of the player's own hands, with the proofs of the cards that they saw",
	method: "GET",
	path: "/pvp/hand",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ hand: z.uuid() }),
	example: { hand: "00000000-0000-7000-8000-000000000001" },
	output: z.object({ hand: handRecord, proofs: z.array(cardProof), at: whole }),
	errors: handErrors,
});

export const readPokerFigures = defineEndpoint({
	name: "read-poker-figures",
	summary: "What the player's own last hands come to, of cash tables in their currency and of tournaments",
	method: "GET",
	path: "/pvp/figures",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ cash: ownFigures, tournaments: ownFigures }),
	errors: {},
});
