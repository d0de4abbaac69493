// Bets on the round that a table takes bets on: one ticket a press. Whether it counts is decided by when the call reached the
// server. A press that is repeated is answered with its ticket, also once bets are closed.
import { type Failure, failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { err, formatMinor, inTurn, ok, parseMinor, type Result } from "#platform/kernel";
import type { tableBetErrors } from "../contract/errors.ts";
import { placeTableBet } from "../contract/index.ts";
import { type Bet, checkBets, type TableCode, type TableState, tables } from "../core/index.ts";
import { ticketOn } from "./place-ticket.ts";
import { aboutOf, type Ticket, tableIn } from "./ports.ts";
import { refusedAtSeats, seatOwner } from "./seats.ts";
import { limitsOf, type TableHands } from "./table-room.ts";
import { betOf, betsOf, ticketView } from "./ticket-view.ts";

type Input = ParsedInputOf<typeof placeTableBet>;
type Refusal = Failure<keyof typeof tableBetErrors>;
type Answer = Result<OutputOf<typeof placeTableBet>, Refusal>;

/** More presses than one holder has on one round. */
const mostPresses = 200;

export function placeTableBetRoute(hands: TableHands): Route {
	// What the holder has on the round counts towards the limits: the next press is looked at when the one before it is written.
	const oneByOne = inTurn<string>();
	return bind(placeTableBet, async (input, { play, now }): Promise<Answer> => {
		const table = tableIn(play);
		if (table === undefined) return err(failure("TABLE_UNKNOWN"));
		const bets = readBets(input, play);
		if (bets === undefined) return err(failure("SPOT_UNKNOWN"));
		return oneByOne(`${seatOwner(play)} ${table}`, () => press(hands, { play, now, table, input, bets }));
	});
}

async function press(hands: TableHands, asked: Asked): Promise<Answer> {
	const { play, table, input } = asked;
	const own = await hands.games.tickets.own(play, { about: aboutOf(table, input.roundId), limit: mostPresses });
	const state = (await hands.rooms.read(hands.kind, table))?.state;
	const open = state === undefined ? undefined : openRound(state, asked);
	if (open === undefined) return (await placedBefore(hands, asked, own)) ?? err(failure("BETS_CLOSED"));
	const refused = limitOf(asked, { own, state: open.state });
	return refused === undefined ? place(hands, asked, open) : err(refused);
}

type Asked = {
	readonly play: PlayTicket;
	readonly now: Date;
	readonly table: TableCode;
	readonly input: Input;
	readonly bets: readonly Bet[];
};

/** Minor units; undefined where an amount is none of the currency. */
function readBets({ bets }: Input, { currency }: PlayTicket): readonly Bet[] | undefined {
	const read = bets.flatMap(({ spot, amount }) => {
		const minor = parseMinor(amount, currency);
		return minor.ok ? [{ spot, amount: minor.value }] : [];
	});
	return read.length === bets.length ? read : undefined;
}

type OpenRound = {
	readonly roundId: string;
	readonly hand: number;
	readonly closesAt: number;
	readonly shoe: string;
	readonly state: TableState;
};

/** A call that reached the server in time counts, however much later it comes to be looked at. */
function openRound(state: TableState, { now, input }: Asked): OpenRound | undefined {
	const { round, shoe } = state;
	if (round === null || shoe === null || round.roundId !== input.roundId) return undefined;
	return now.getTime() <= round.closesAt ? { ...round, shoe: shoe.shoe, state } : undefined;
}

/** What the holder has on the round already counts, but for the same press. */
function limitOf(
	{ table, play, input, bets }: Asked,
	{ own, state }: { readonly own: readonly Ticket[]; readonly state: TableState },
): Refusal | undefined {
	const { game } = tables[table];
	const standing = own.filter((ticket) => ticket.state === "open" && betOf(ticket)?.key !== input.key).flatMap(betsOf);
	const checked = checkBets(bets, { game, limits: limitsOf(state), currency: play.currency, standing });
	if (checked.ok) {
		const unseated = game === "blackjack" ? refusedAtSeats(state, { bets, standing }) : undefined;
		return unseated === undefined ? undefined : failure(unseated.fault, { spot: unseated.spot, limit: "0" });
	}
	const { fault, spot, limit } = checked.error;
	return failure(fault, { spot, limit: formatMinor(limit, play.currency) });
}

async function place(hands: TableHands, asked: Asked, open: OpenRound): Promise<Answer> {
	const placed = await ticketOn(hands, { ...asked, key: asked.input.key }, open);
	return placed.ok ? answerOf(hands, asked, placed.value) : placed;
}

async function placedBefore(hands: TableHands, asked: Asked, own: readonly Ticket[]): Promise<Answer | undefined> {
	const known = own.find((ticket) => betOf(ticket)?.key === asked.input.key);
	if (known === undefined) return undefined;
	const same = JSON.stringify(betsOf(known).map(textOf)) === JSON.stringify(asked.bets.map(textOf));
	return same ? answerOf(hands, asked, { ...known, replayed: true }) : err(failure("DUPLICATE_TRANSACTION"));
}

const textOf = ({ spot, amount }: Bet): string => `${spot} ${amount}`;

async function answerOf({ games }: TableHands, { play, now }: Asked, ticket: Ticket): Promise<Answer> {
	const view = ticketView(ticket);
	if (view === undefined) throw new Error("a ticket of a table without its bet");
	const balance = ticket.replayed ? await games.playBalance(play) : ticket.balance;
	return ok({
		now: now.getTime(),
		ticket: view,
		balance: formatMinor(balance, play.currency),
		replayed: ticket.replayed,
	});
}
