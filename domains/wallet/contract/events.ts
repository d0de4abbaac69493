// What the server pushes about a member's money.
import * as z from "zod/mini";
import { amount, defineLiveEvent } from "#platform/contract";

/** A purse has a new balance. A hint that may come late or not at all: the balance call holds the truth. */
export const balanceEvent = defineLiveEvent({
	name: "balance",
	payload: z.object({ currency: z.string(), purse: z.string(), balance: amount, held: amount }),
});
