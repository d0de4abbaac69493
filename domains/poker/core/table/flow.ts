// What the clock brings to a table, one event at a time: the next hand, the next street, whoever let their time run out, house
// bots, and what is done between hands.
import { type HandAct, legalActs } from "../act.ts";
import { type Card, holeCards } from "../cards.ts";
import { chipsIn, isRunOut, nextDeal, standing } from "../hand.ts";
import { planDeal } from "./blinds.ts";
import { botAct } from "./bot.ts";
import { humansAt, seatingEvent, seatingNext } from "./seating.ts";
import { isBot, type TableEvent, type TableHand, type TableSeat, type TableState, tableTimes } from "./state.ts";

export type NewDeck = {
	readonly id: string;
	readonly root: string;
	readonly sealed: string;
	readonly deck: readonly Card[];
};

export type TableAids = {
	/** The deck of the hand in play. */
	readonly deck: readonly Card[] | undefined;
	/** A fresh one, committed, where a hand may begin. */
	readonly next: NewDeck | undefined;
	/** Numbers from 0 to 9,999. */
	readonly dice: readonly [number, number];
};

export type Ticked = { readonly events: readonly TableEvent[]; readonly next: number | undefined };

const nothing: Ticked = { events: [], next: undefined };
const one = (event: TableEvent): Ticked => ({ events: [event], next: undefined });
const later = (next: number | undefined): Ticked => ({ events: [], next });

export function tickTable(state: TableState, at: number, aids: TableAids): Ticked {
	if (state.config === null) return nothing;
	const { hand } = state;
	return hand === null ? betweenHands(state, at, aids) : inHand(state, hand, { at, aids });
}

function betweenHands(state: TableState, at: number, aids: TableAids): Ticked {
	const seating = seatingEvent(state, at);
	if (seating !== undefined) return one(seating);
	const plan = state.closing ? undefined : planDeal(state, aids.dice[0]);
	if (plan === undefined) return later(seatingNext(state));
	const due = state.clearedAt + tableTimes.between;
	if (at < due) return later(due);
	if (aids.next === undefined) return later(at + tableTimes.between);
	return one(begunEvent(state, plan, { at, next: aids.next }));
}

type Begin = { readonly at: number; readonly next: NewDeck };

function begunEvent(
	state: TableState,
	plan: NonNullable<ReturnType<typeof planDeal>>,
	{ at, next }: Begin,
): TableEvent {
	const { config } = state;
	if (config === null) throw new Error("a table without rules deals nothing");
	const many = plan.seats.length;
	const each = holeCards[config.game];
	const placesOf = (index: number) => Array.from({ length: each }, (_, card) => card * many + index);
	const [two, few, more] = config.caps;
	return {
		type: "begun",
		at,
		id: next.id,
		root: next.root,
		sealed: next.sealed,
		button: plan.button,
		small: plan.small,
		big: plan.big,
		posted: plan.posted,
		missed: plan.missed,
		cap: many === 2 ? two : many < 5 ? few : more,
		players: plan.seats.map((seat, index) => ({
			seat,
			cards: placesOf(index).map((place) => cardAt(next.deck, place)),
		})),
		places: Object.fromEntries(plan.seats.map((seat, index) => [String(seat), placesOf(index)])),
	};
}

function cardAt(deck: readonly Card[], place: number): Card {
	const card = deck[place];
	if (card === undefined) throw new Error("a deck that ends too early");
	return card;
}

type Moment = { readonly at: number; readonly aids: TableAids };

function inHand(state: TableState, playing: TableHand, { at, aids }: Moment): Ticked {
	const { hand } = playing;
	if (playing.end !== null) {
		const folded = standing(hand).length === 1;
		const due = playing.endedAt + (folded ? tableTimes.foldedOut : tableTimes.showdown);
		return at < due ? later(due) : one({ type: "cleared", at });
	}
	if (hand.phase === "over") return one({ type: "settled", at });
	if (hand.phase === "dealing") {
		const due = playing.since + (isRunOut(hand) ? tableTimes.runOut : tableTimes.street);
		return at < due ? later(due) : one(boardEvent(state, playing, { at, aids }));
	}
	return turnTick(state, playing, { at, aids });
}

function boardEvent(state: TableState, playing: TableHand, { at, aids: { deck } }: Moment): TableEvent {
	if (deck === undefined) throw new Error("a hand without its deck");
	const { hand } = playing;
	const fork = isRunOut(hand) && standing(hand).every(({ seat }) => seatAt(state, seat)?.twice === true);
	const runs = hand.boards.length === 2 || fork ? 2 : 1;
	const { boards, cards } = nextDeal({ ...hand, runs });
	let place = playing.dealt;
	const dealt = Array.from({ length: boards }, () => Array.from({ length: cards }, () => cardAt(deck, place++)));
	return { type: "board", boards: dealt, runs, at };
}

const seatAt = ({ seats }: TableState, no: number): TableSeat | undefined => seats.find((seat) => seat.no === no);

/** What is left of the turn: until when, and until when with the bank. */
export function turnEnds({ since, base }: Pick<TableHand, "since" | "base">, bank: number) {
	return { base: since + base, bank: since + base + bank };
}

function turnTick(state: TableState, playing: TableHand, { at, aids }: Moment): Ticked {
	const { hand } = playing;
	const player = hand.actor === undefined ? undefined : hand.players[hand.actor];
	const seat = player === undefined ? undefined : seatAt(state, player.seat);
	if (player === undefined || seat === undefined) return nothing;
	if (isBot(seat)) return botTick(playing, { at, aids }, player.seat);
	const due = seat.state === "in" ? turnEnds(playing, seat.bank).bank : playing.since + tableTimes.street;
	if (at < due) return later(due);
	if (at > due + tableTimes.silence) return one({ type: "resumed", at });
	const legal = legalActs(hand);
	const act: HandAct = { type: legal?.call === 0 ? "call" : "fold" };
	const events: TableEvent[] = [{ type: "acted", seat: player.seat, act, at, by: "clock" }];
	if (seat.state === "in") events.push({ type: "away", seat: player.seat, at });
	return { events, next: undefined };
}

/** Bots take about as long as people who need not think. */
function botTick(playing: TableHand, { at, aids }: Moment, no: number): Ticked {
	const { hand, since, acts } = playing;
	// The same each time it is asked, or it would never be due.
	const due = since + 500 + ((acts.length * 389 + no * 577) % 900);
	if (at < due) return later(due);
	const player = hand.players.find(({ seat }) => seat === no);
	const legal = legalActs(hand);
	if (player === undefined || legal === undefined) return nothing;
	const view = {
		game: hand.game,
		cards: player.cards,
		board: hand.boards[0] ?? [],
		pot: chipsIn(hand),
		bet: hand.bet,
		opponents: standing(hand).length - 1,
		legal,
	};
	return one({ type: "acted", seat: no, act: botAct(view, aids.dice[1]), at, by: "bot" });
}

/** Bots alone play for nobody. */
export const tableRests = (state: TableState): boolean => humansAt(state) === 0;
