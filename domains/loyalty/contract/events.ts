// What the server pushes about a member's exchanges.
import * as z from "zod/mini";
import { defineLiveEvent } from "#platform/contract";

/** One of the member's applications was made or decided. A hint: the calls hold the truth. */
export const exchangeEvent = defineLiveEvent({
	name: "exchange",
	payload: z.object({ transactionNumber: z.string() }),
});
