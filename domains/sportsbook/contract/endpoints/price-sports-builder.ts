// The price of several outcomes of one match as one leg, from what they come to together.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { builderErrors } from "../errors.ts";
import { eventId, moment, pricedPart, whole } from "../models.ts";

export const priceSportsBuilder = defineEndpoint({
	name: "price-sports-builder",
	summary: "The price of several outcomes of one match as one leg of a bet; refused where they do not go together",
	method: "POST",
	path: "/wps/sportsbook/builder",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ eventId, parts: z.array(pricedPart).check(z.minLength(2), z.maxLength(6)) }),
	example: {
		eventId: "TPL-1",
		parts: [
			{ market: "1", outcome: "home" },
			{ market: "18|total=2.5", outcome: "over" },
		],
	},
	output: z.object({ now: moment, odds: whole, version: whole }),
	errors: builderErrors,
});
