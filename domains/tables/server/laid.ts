// Who is in a round of blackjack once its bets are closed: the seats that somebody has bet on, and whose holders have bet nothing.
import type { Tx } from "#platform/db";
import { tableVendor } from "../contract/index.ts";
import { blackjackSpot, seatNumbers, type TableState } from "../core/index.ts";
import { aboutOf, type TablesTools, type Ticket } from "./ports.ts";
import { betsOf } from "./ticket-view.ts";

const pageSize = 1_000;

export async function laidOf({ games }: TablesTools, tx: Tx, { table, round, seats = [] }: TableState) {
	if (round === null) return undefined;
	const about = aboutOf(table, round.roundId);
	const bet = new Set<number>();
	const present = new Set<number>();
	let after: Pick<Ticket, "ticketId" | "owner"> | undefined;
	for (;;) {
		const page = await games.tickets.waiting(tx, { vendor: tableVendor, about, after, limit: pageSize });
		for (const ticket of page)
			for (const seat of seatsOf(ticket)) {
				bet.add(seat);
				if (seats.some((one) => one.seat === seat && one.owner === ticket.owner)) present.add(seat);
			}
		after = page.at(-1);
		if (page.length < pageSize) break;
	}
	const inPlay = seatNumbers.filter((seat) => bet.has(seat));
	// A seat that nobody holds any more plays on by the rule, if somebody bet on it.
	const held = seats.map(({ seat }) => seat);
	return { seats: inPlay, absent: [...new Set([...inPlay, ...held])].filter((seat) => !present.has(seat)) };
}

/** Seats that a ticket has a main bet on. */
const seatsOf = (ticket: Ticket): readonly number[] =>
	betsOf(ticket).flatMap(({ spot }) => {
		const known = blackjackSpot(spot);
		return known?.head === "seat" ? [known.seat] : [];
	});
