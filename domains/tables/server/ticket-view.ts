// A ticket as its holder sees it, read from what it tells.
import * as z from "zod/mini";
import { formatMinor, parseMinor } from "#platform/kernel";
import { type TableBetEvent, type TableTicket, type TableTicketEvent, tableTicketEvent } from "../contract/index.ts";
import type { Bet } from "../core/index.ts";
import type { Ticket } from "./ports.ts";

/** Its events, without those that are not the tables' own. */
function eventsOf({ events }: Pick<Ticket, "events">): readonly TableTicketEvent[] {
	return events.flatMap((event) => {
		const read = z.safeParse(tableTicketEvent, event);
		return read.success ? [read.data] : [];
	});
}

/** What was bet; undefined for a ticket that is no table's. */
export const betOf = (ticket: Pick<Ticket, "events">): TableBetEvent | undefined =>
	eventsOf(ticket).find((event): event is TableBetEvent => event.type === "bet");

/** In minor units. */
export function betsOf(ticket: Pick<Ticket, "events" | "currency">): readonly Bet[] {
	return (betOf(ticket)?.bets ?? []).map(({ spot, amount }) => {
		const minor = parseMinor(amount, ticket.currency);
		if (!minor.ok) throw new Error(`a ticket whose bets cannot be read: ${amount}`);
		return { spot, amount: minor.value };
	});
}

export function ticketView(ticket: Ticket): TableTicket | undefined {
	const bet = betOf(ticket);
	if (bet === undefined) return undefined;
	const { ticketId, state, currency, stake, returned } = ticket;
	return {
		ticketId,
		state,
		roundId: bet.roundId,
		stake: formatMinor(stake, currency),
		returned: formatMinor(returned, currency),
		bets: bet.bets,
		events: [...eventsOf(ticket)],
	};
}

/** What each bet of a settled ticket brought, in minor units; nothing of one that has no result. */
export function paidLines(
	ticket: Pick<Ticket, "events" | "currency">,
): readonly (Bet & { readonly returned: bigint })[] {
	const result = eventsOf(ticket).find((event) => event.type === "result");
	if (result?.type !== "result") return [];
	return betsOf(ticket).map((bet, index) => {
		const returned = parseMinor(result.returned[index] ?? "0", ticket.currency);
		return { ...bet, returned: returned.ok ? returned.value : 0n };
	});
}
