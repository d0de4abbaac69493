// The call that shows a game's help: what it pays, at what odds, with no login.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { enterErrors } from "../errors.ts";
import { payTableView } from "../models.ts";

export const readPayTable = defineEndpoint({
	name: "read-pay-table",
	summary: "The pay table of a game, the live one or a named version.",
	method: "GET",
	path: "/wps/slots/paytable",
	moduleIds: ["GAMELO3"],
	access: "public",
	limit: { max: 120, seconds: 60, by: "address" },
	input: z.object({
		gameCode: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
		/** The version a past round was played under; the live one when not given. */
		version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
	}),
	example: { gameCode: "dancheong-gate" },
	output: payTableView,
	errors: enterErrors,
});
