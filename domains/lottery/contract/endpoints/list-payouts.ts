// What each play pays back, as the return gate reckons it of the tables that are sold.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { payoutLine } from "../desk-models.ts";

export const listPayouts = defineEndpoint({
	name: "list-payouts",
	summary: "The exact return of every play by family, version of its table and prize mode",
	method: "GET",
	path: "/ops/lottery/payouts",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({
		/** No play may return less at its least price, and none more than this; in per cent. */
		least: z.string(),
		most: z.string(),
		plays: z.array(payoutLine),
	}),
	errors: {},
});
