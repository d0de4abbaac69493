// Seats of blackjack: who holds which, and what may be bet at them.
import { failure } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { takeTableSeat } from "../contract/index.ts";
import { amountOn, type Bet, blackjackSpot, type TableState } from "../core/index.ts";
import { tableIn } from "./ports.ts";
import type { TableHands } from "./table-room.ts";

/** As tickets name who holds them. */
export const seatOwner = ({ memberId, playId }: PlayTicket): string =>
	memberId === undefined ? `p${playId}` : `m${memberId}`;

export const heldBy = ({ seats = [] }: TableState, play: PlayTicket): number | undefined =>
	seats.find(({ owner }) => owner === seatOwner(play))?.seat;

export const takeTableSeatRoute = (hands: TableHands): Route =>
	bind(takeTableSeat, async ({ seat }, { play, now }) => {
		const code = tableIn(play);
		if (code === undefined) return err(failure("TABLE_UNKNOWN"));
		const by = seatOwner(play);
		const name = play.memberId === undefined ? "***" : await hands.games.shownName(play.memberId);
		const command = seat === null ? ({ type: "leave", by } as const) : ({ type: "sit", seat, by, name } as const);
		const acted = await hands.rooms.act(hands.kind, { id: code, seat: by, command, at: now });
		if (acted.ok) return ok({ held: seat });
		const { error } = acted;
		return err(failure(error === "SEAT_TAKEN" || error === "SEATED_ALREADY" ? error : "TABLE_BUSY"));
	});

type SeatRefusal = { readonly fault: "SEAT_EMPTY" | "SEAT_FIRST"; readonly spot: string };

/** Why bets do not stand at their seats: nobody sits there, or the seat's own bet is missing or less than what goes with it. */
export function refusedAtSeats(
	{ seats = [] }: TableState,
	{ bets, standing }: { readonly bets: readonly Bet[]; readonly standing: readonly Bet[] },
): SeatRefusal | undefined {
	const all = [...standing, ...bets];
	for (const { spot } of bets) {
		const known = blackjackSpot(spot);
		if (known === undefined) continue;
		if (!seats.some(({ seat }) => seat === known.seat)) return { fault: "SEAT_EMPTY", spot };
		const main = amountOn(all, `seat-${known.seat}`);
		const extra = known.head === "extra" && amountOn(all, spot) > main;
		if (known.head === "insurance" || main === 0n || extra) return { fault: "SEAT_FIRST", spot };
	}
	return undefined;
}
