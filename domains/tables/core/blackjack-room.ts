// What a table of blackjack has that the others do not: seats with their holders, and a round that is played by turns between the
// close and the dealer's hand.
import { err, ok, type Result } from "#platform/kernel";
import type { Card } from "./cards.ts";
import { isAce, seatNumbers } from "./games/blackjack.ts";
import {
	type BlackjackMove,
	type BlackjackPlay,
	cardsOfBlackjack,
	endBlackjack,
	lateMove,
	layBlackjack,
	moveBlackjack,
	turnOf,
} from "./games/blackjack-play.ts";
import { outcomeText } from "./outcome-text.ts";

/** Milliseconds. `absent`: for a seat whose holder has bet nothing. */
export const turnTimes = { insurance: 8_000, turn: 10_000, absent: 1_500, last: 1_000 } as const;
/** A holder who bets nothing in so many rounds has left. */
const mostMissed = 2;

export type TableSeat = {
	readonly seat: number;
	/** As tickets name it: "m7", a trial's "p…". */
	readonly owner: string;
	/** As others see them. */
	readonly name: string;
	readonly missed: number;
};

/** A round between its close and the dealer's hand. */
export type Playing = {
	readonly play: BlackjackPlay;
	/** Seats whose holder has bet nothing, or that have none. */
	readonly absent: readonly number[];
	/** Insurance is offered, and nobody's turn. */
	readonly insuring: boolean;
};

type Lasting = { readonly startsAt: number; readonly endsAt: number };

export type SeatEvent =
	| { readonly type: "seated"; readonly seat: number; readonly owner: string; readonly name: string }
	| { readonly type: "left"; readonly seat: number };
export type PlayEvent =
	| ({
			readonly type: "laid";
			readonly seats: readonly number[];
			readonly absent: readonly number[];
			readonly cards: readonly Card[];
	  } & Lasting)
	| ({ readonly type: "insured" } & Lasting)
	| ({ readonly type: "moved"; readonly move: BlackjackMove; readonly cards: readonly Card[] } & Lasting);

export type SeatCommand =
	| { readonly type: "sit"; readonly seat: number; readonly by: string; readonly name: string }
	| { readonly type: "leave"; readonly by: string };
export type MoveCommand = {
	readonly type: "move";
	readonly roundId: string;
	/** Of the round, from 0: a move that is sent again names the same. */
	readonly turn: number;
	readonly seat: number;
	readonly by: string;
	readonly move: BlackjackMove;
};
export type SeatFault = "SEAT_TAKEN" | "SEATED_ALREADY" | "TURN_OVER";

export function applySeat(seats: readonly TableSeat[], event: SeatEvent): readonly TableSeat[] {
	const others = seats.filter(({ seat }) => seat !== event.seat);
	return event.type === "left"
		? others
		: [...others, { seat: event.seat, owner: event.owner, name: event.name, missed: 0 }].toSorted(
				(one, other) => one.seat - other.seat,
			);
}

/** Who bet stays; who has missed two rounds has left. */
export const afterLaying = (seats: readonly TableSeat[], absent: readonly number[]): readonly TableSeat[] =>
	seats
		.map((one) => ({ ...one, missed: absent.includes(one.seat) ? one.missed + 1 : 0 }))
		.filter(({ missed }) => missed < mostMissed);

export function decideSeat(seats: readonly TableSeat[], command: SeatCommand): Result<readonly SeatEvent[], SeatFault> {
	const held = seats.find(({ owner }) => owner === command.by);
	if (command.type === "leave") return ok(held === undefined ? [] : [{ type: "left", seat: held.seat }]);
	const { seat, by: owner, name } = command;
	if (held !== undefined) return held.seat === seat ? ok([]) : err("SEATED_ALREADY");
	const free = seatNumbers.some((number) => number === seat) && !seats.some((one) => one.seat === seat);
	return free ? ok([{ type: "seated", seat, owner, name }]) : err("SEAT_TAKEN");
}

export function applyPlay(playing: Playing | undefined, event: PlayEvent): Playing | undefined {
	if (event.type === "laid") {
		const play = layBlackjack(event.seats, event.cards);
		return { play, absent: event.absent, insuring: isAce(play.up) && event.seats.length > 0 };
	}
	if (playing === undefined) return undefined;
	if (event.type === "insured") return { ...playing, insuring: false };
	return { ...playing, play: moveBlackjack(playing.play, event.move, event.cards) };
}

/** How long the turn lasts that a play stands at. */
const lastsOf = ({ play, absent }: Omit<Playing, "insuring">, now: number): Lasting => {
	const turn = turnOf(play);
	if (turn === undefined) return { startsAt: now, endsAt: now + turnTimes.last };
	return { startsAt: now, endsAt: now + (absent.includes(turn.seat) ? turnTimes.absent : turnTimes.turn) };
};

export type Laid = { readonly seats: readonly number[]; readonly absent: readonly number[] };

/** Bets are closed: the first cards. */
export function layRound({ seats, absent }: Laid, deck: readonly Card[], now: number): PlayEvent {
	const play = layBlackjack(seats, deck);
	const insures = isAce(play.up) && seats.length > 0;
	const lasting = insures ? { startsAt: now, endsAt: now + turnTimes.insurance } : lastsOf({ play, absent }, now);
	return { type: "laid", seats, absent, cards: deck.slice(0, play.used), ...lasting };
}

const movedBy = ({ play, absent }: Playing, move: BlackjackMove, { deck, now }: Dealing): PlayEvent => {
	const after = moveBlackjack(play, move, deck.slice(play.used));
	const cards = deck.slice(play.used, after.used);
	return { type: "moved", move, cards, ...lastsOf({ play: after, absent }, now) };
};

/** `deck`: the cards of the round, from its first. */
type Dealing = { readonly deck: readonly Card[]; readonly now: number };

/** The clock of a turn ran out: the rule moves, or the dealer's hand is played. */
export function tickPlay(
	playing: Playing,
	{ deck, now }: Dealing,
): PlayEvent | { readonly type: "dealt"; readonly outcome: string; readonly used: number } {
	const { play, absent, insuring } = playing;
	if (insuring) return { type: "insured", ...lastsOf({ play, absent }, now) };
	if (turnOf(play) !== undefined) return movedBy(playing, lateMove(play), { deck, now });
	const outcome = endBlackjack(play, deck.slice(play.used));
	return { type: "dealt", outcome: outcomeText(outcome), used: cardsOfBlackjack(outcome) };
}

export function decideMove(
	{ playing, seats }: { readonly playing: Playing | undefined; readonly seats: readonly TableSeat[] },
	{ turn: number, seat, by, move }: MoveCommand,
	dealing: Dealing,
): Result<readonly PlayEvent[], SeatFault> {
	if (playing === undefined || !seats.some((one) => one.seat === seat && one.owner === by)) return err("TURN_OVER");
	const { play, insuring } = playing;
	if (play.log[number] === `${seat}:${move}`) return ok([]);
	const turn = insuring ? undefined : turnOf(play);
	if (turn?.number !== number || turn.seat !== seat || !turn.moves.includes(move)) return err("TURN_OVER");
	return ok([movedBy(playing, move, dealing)]);
}
