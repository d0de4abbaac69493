// Bets on the round that a table takes bets on: one ticket a press. Whether it counts is decided by when the call reached the
// server. A press that is repeated is answered with its ticket, also once bets are closed.
import { type Failure, failure, type OutputOf, type ParsedInputOf } from "#platform/contract";
import { bind, type PlayTicket, type Route } from "#platform/http";
import { enqueue } from "#platform/jobs";
import { err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { tableBetErrors } from "../contract/errors.ts";
import { placeTableBet, type TableBetEvent } from "../contract/index.ts";
import {
	type Bet,
	checkBets,
	payTableOf,
	sumOf,
	type TableCode,
	type TableLimits,
	type TableState,
	tables,
} from "../core/index.ts";
import { aboutOf, type Ticket, tableIn } from "./ports.ts";
import { findRound } from "./rows.ts";
import { settleKind } from "./settle-kind.ts";
import { limitsOf, type TableHands } from "./table-room.ts";
import { betOf, betsOf, ticketView } from "./ticket-view.ts";

type Input = ParsedInputOf<typeof placeTableBet>;
type Refusal = Failure<keyof typeof tableBetErrors>;
type Answer = Result<OutputOf<typeof placeTableBet>, Refusal>;

/** A ticket that nobody has settled so long after its round is ended by the games: its stake goes back. */
const dueMilliseconds = 86_400_000;
/** More presses than one holder has on one round. */
const mostPresses = 200;

export const placeTableBetRoute = (hands: TableHands): Route =>
	bind(placeTableBet, async (input, { play, now }): Promise<Answer> => {
		const table = tableIn(play);
		if (table === undefined) return err(failure("TABLE_UNKNOWN"));
		const bets = readBets(input, play);
		if (bets === undefined) return err(failure("SPOT_UNKNOWN"));
		const asked: Asked = { play, now, table, input, bets };
		const own = await hands.games.tickets.own(play, { about: aboutOf(table, input.roundId), limit: mostPresses });
		const state = (await hands.rooms.read(hands.kind, table))?.state;
		const open = state === undefined ? undefined : openRound(state, asked);
		if (open === undefined) return (await placedBefore(hands, asked, own)) ?? err(failure("BETS_CLOSED"));
		const refused = limitOf(asked, { own, limits: open.limits });
		if (refused !== undefined) return err(refused);
		return place(hands, asked, open);
	});

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
	readonly limits: TableLimits;
};

/** A call that reached the server in time counts, however much later it comes to be looked at. */
function openRound(state: TableState, { now, input }: Asked): OpenRound | undefined {
	const { round, shoe } = state;
	if (round === null || shoe === null || round.roundId !== input.roundId) return undefined;
	return now.getTime() <= round.closesAt ? { ...round, shoe: shoe.shoe, limits: limitsOf(state) } : undefined;
}

/** What the holder has on the round already counts, but for the same press. */
function limitOf(
	{ table, play, input, bets }: Asked,
	{ own, limits }: { readonly own: readonly Ticket[]; readonly limits: TableLimits },
): Refusal | undefined {
	const { game } = tables[table];
	const standing = own.filter((ticket) => ticket.state === "open" && betOf(ticket)?.key !== input.key).flatMap(betsOf);
	const checked = checkBets(bets, { game, limits, currency: play.currency, standing });
	if (checked.ok) return undefined;
	const { fault, spot, limit } = checked.error;
	return failure(fault, { spot, limit: formatMinor(limit, play.currency) });
}

async function place(hands: TableHands, asked: Asked, open: OpenRound): Promise<Answer> {
	const { play, table, input, bets } = asked;
	const { roundId, hand, shoe, closesAt } = open;
	const told: TableBetEvent = {
		type: "bet",
		table,
		roundId,
		shoe,
		hand,
		bets: bets.map(({ spot, amount }) => ({ spot, amount: formatMinor(amount, play.currency) })),
		key: input.key,
	};
	const placed = await hands.games.tickets.place({
		play,
		key: input.key,
		stake: sumOf(bets),
		anyStake: true,
		about: aboutOf(table, roundId),
		dueAt: new Date(closesAt + dueMilliseconds),
		payTable: payTableOf(tables[table].game),
		terms: [told],
	});
	if (!placed.ok) return placed;
	await settleLate(hands, roundId);
	return answerOf(hands, asked, placed.value);
}

/** What was written so slowly that its round was settled by then is not found by it: it is settled on its own. */
async function settleLate({ db }: TableHands, roundId: string): Promise<void> {
	const round = await db.read((tx) => findRound(tx, roundId));
	if (round !== undefined && round.resulted_at !== null) await db.tx((tx) => enqueue(tx, settleKind, { roundId }));
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
