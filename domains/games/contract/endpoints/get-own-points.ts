// What of each bet goes back to a member, where that differs from what the navigation says to everybody.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category } from "../models.ts";

export const getOwnPoints = defineEndpoint({
	name: "get-own-points",
	summary: "My own points by category, as the navigation shows them",
	method: "GET",
	path: "/lgw/games/own_points",
	moduleIds: ["GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		/** Null: those of the navigation hold. A category that is not named has none. */
		points: z.nullable(z.array(z.object({ gameCategory: category, point: z.string() }))),
	}),
	errors: {},
});
