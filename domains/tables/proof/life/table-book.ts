// What players of the tables were shown, noted from answers alone: each press as its ticket was told last.
import type { TableTicket } from "#tables/contract";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownTicket = { readonly account: string; readonly ticket: TableTicket };

export type TableBook = {
	/** By their ids. */
	readonly tickets: Map<string, KnownTicket>;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const tableBook = kept((_run: Run): TableBook => ({ tickets: new Map(), faults: [] }));

const betOf = ({ roundId, stake, bets }: TableTicket): string => JSON.stringify([roundId, stake, bets]);

/** Notes a ticket. What was bet never changes, and what it was told to have ended as stays. */
export function noteTicket(book: TableBook, known: KnownTicket): void {
	const { ticket, account } = known;
	const before = book.tickets.get(ticket.ticketId)?.ticket;
	if (before !== undefined && betOf(before) !== betOf(ticket))
		book.faults.push(`ticket ${ticket.ticketId} of ${account} was shown twice, and not alike`);
	const ended = before !== undefined && before.state !== "open";
	if (ended && (before.state !== ticket.state || before.returned !== ticket.returned))
		book.faults.push(`ticket ${ticket.ticketId} of ${account} was told ${before.returned} and then ${ticket.returned}`);
	book.tickets.set(ticket.ticketId, known);
}

export const isOpen = ({ ticket }: KnownTicket): boolean => ticket.state === "open";
