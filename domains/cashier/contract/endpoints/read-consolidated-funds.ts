// All that a member has, wherever it lies.
import * as z from "zod/mini";
import { amount, defineEndpoint, type OutputOf } from "#platform/contract";
import { vendorWallet } from "../transfer-models.ts";

const kept = z.object({
	balance: amount,
	/** The part that can be spent or moved now. */
	available: amount,
	/** The part that is held, for a withdrawal under review or an open ticket. */
	held: amount,
});

export const readConsolidatedFunds = defineEndpoint({
	name: "read-consolidated-funds",
	summary: "All of the member's funds: main, bonus, points, at vendors, and an agent's float",
	method: "GET",
	path: "/wps/member/info/funds/consolidated",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({}),
	output: z.object({
		currency: z.string(),
		/** The sign it is shown with. */
		symbol: z.string(),
		/** Main, bonus and vendors together; neither points nor an agent's float. */
		total: amount,
		main: kept,
		/** Bound to conditions, shown apart (GLI-19 2.5.3c). */
		bonus: kept,
		points: amount,
		vendors: z.array(vendorWallet),
		/** Null for who is no agent. */
		float: z.nullable(kept),
	}),
	errors: {},
});
export type Funds = OutputOf<typeof readConsolidatedFunds>;
