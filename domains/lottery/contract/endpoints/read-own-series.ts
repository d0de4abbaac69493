// The prize group of who plays, and the series that may be chosen below it.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { whole } from "../models.ts";

export const readOwnSeries = defineEndpoint({
	name: "read-own-series",
	summary: "The member's prize group and the series below it; all 0 where odds are fixed",
	method: "GET",
	path: "/lgw/customers/series",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ group: whole, least: whole, step: whole, standard: whole }),
	errors: lotteryErrors,
});
