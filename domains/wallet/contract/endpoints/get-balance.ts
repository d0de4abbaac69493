// The balance as the header and the games show it (specification 7, "Wallet and session").
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";

export const purseBalance = z.object({
	/** `cash`, `bonus`, `points`, `float` or `vendor:<code>`. */
	purse: z.string(),
	balance: amount,
	/** The part of it that is held, for a withdrawal under review or an open ticket. */
	held: amount,
	/** Bound to conditions: shown apart. */
	restricted: z.boolean(),
});

export const getBalance = defineEndpoint({
	name: "get-balance",
	summary: "The member's balance, by purse",
	method: "GET",
	path: "/wps/v2/wallets/balance",
	moduleIds: ["COMM3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		/** Cash and bonus, with what is held: the specification's field. No page shows it as a balance. */
		sumBalance: amount,
		/** The currency's code, and the sign it is shown with. */
		currency: z.string(),
		symbol: z.string(),
		/** What can be staked: the main purse less what is held. Header, wallet and games show this one figure. */
		available: amount,
		/** Beside it, named: held for a withdrawal or a ticket, and bound to a bonus's conditions. */
		held: amount,
		restricted: amount,
		purses: z.array(purseBalance),
	}),
	errors: {},
});
