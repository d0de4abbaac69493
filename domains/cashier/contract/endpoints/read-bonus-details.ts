// All of the bonus that runs: what counts towards it and how much, and what giving it up would leave.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { bonusDetails } from "../models.ts";

export const readBonusDetails = defineEndpoint({
	name: "read-bonus-details",
	summary:
		"The bonus that runs, what of stakes counts towards it by category, and the balance that is the member's own",
	method: "GET",
	path: "/wps/member/bonus",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: bonusDetails,
	errors: {},
});
