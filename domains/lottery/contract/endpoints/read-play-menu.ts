// The plays of a lottery as a tree, with their rows, grades and odds.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { lotteryGame, whole } from "../models.ts";

const row = z.object({
	label: z.string(),
	symbols: z.string(),
	values: z.array(whole),
	least: whole,
	most: whole,
	/** What the values stand for, where it is the same in every language. */
	texts: z.optional(z.array(z.string())),
});

export const readPlayMenu = defineEndpoint({
	name: "read-play-menu",
	summary: "The play tree of a lottery",
	method: "GET",
	path: "/lgw/games/play_menu",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ gameId: lotteryGame }),
	example: { gameId: "TSFFC" },
	output: z.object({
		/** The version of the plays: a ticket keeps it. */
		playTable: z.string(),
		groups: z.array(
			z.object({
				code: z.string(),
				plays: z.array(
					z.object({
						playId: whole,
						code: z.string(),
						/** 1 picked, 2 typed. */
						approach: z.union([z.literal(1), z.literal(2)]),
						rows: z.array(row),
						/** `ways` of `of` results win; `odds` are the fixed ones, in times of the amount: "9.600". */
						grades: z.array(z.object({ code: z.string(), ways: whole, of: whole, odds: z.string() })),
					}),
				),
			}),
		),
	}),
	errors: lotteryErrors,
});
