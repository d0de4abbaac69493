// What may go between the member and the agent above, or an agent and the members below.
import * as z from "zod/mini";
import { amount, defineEndpoint, type OutputOf } from "#platform/contract";
import { leaving } from "../withdrawal-models.ts";

const terms = z.object({
	smallest: amount,
	largest: amount,
	/** What may still be handed on in these twenty-four hours. */
	left: amount,
	/** What is there to hand on. */
	available: amount,
});

export const readFloatDesk = defineEndpoint({
	name: "read-float-desk",
	summary: "The agent above, an agent's float, and what may go either way",
	method: "GET",
	path: "/wps/relay/GCS_transferDesk",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({
		currency: z.string(),
		symbol: z.string(),
		/** The agent above by name; null for who has none. */
		upline: z.nullable(z.string()),
		/** Null where nothing goes that way. */
		up: z.nullable(terms),
		/** What is to be wagered yet before anything goes up, as before a withdrawal. */
		turnover: leaving.turnover,
		/** The bonus that runs: what goes up before its turnover is met gives it up. */
		bonus: leaving.bonus,
		down: z.nullable(terms),
	}),
	errors: {},
});
export type FloatDesk = OutputOf<typeof readFloatDesk>;
