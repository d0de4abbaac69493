// What the games tell of in the outbox. Play itself is no event: it follows (plays/).
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { defineEvent } from "#platform/jobs";

/**
 * Told in the statement that takes the stake, for studios that ask (`TicketOrder.tells`), once a ticket. Of a trial, a raise and a
 * settlement nothing is told. Its name stands in games.place_tickets too.
 */
export const ticketPlaced = defineEvent({
	name: "ticket.placed",
	payload: z.object({
		memberId: z.string(),
		merchant: z.string(),
		vendor: z.string(),
		gameCode: z.string(),
		ticketId: z.string(),
		/** What decides it: a draw, an event, a round of a table. */
		about: z.string(),
		currency: z.string(),
		/** What the member staked: zero where the house pays. */
		stake: amount,
		/** What of it counts as turnover by what was bet so far; a settlement may count less. */
		counted: amount,
	}),
});
