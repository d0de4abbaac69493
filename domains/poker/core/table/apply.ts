// The table after an event: all there is to say of it follows from its log.
import { unwrap } from "#platform/kernel";
import { actInHand } from "../act.ts";
import { beginHand, dealStreet, type Hand } from "../hand.ts";
import { endOf } from "../pots.ts";
import {
	type BegunHand,
	type TableEvent,
	type TableHand,
	type TableSeat,
	type TableState,
	tableTimes,
} from "./state.ts";

type Of<Type extends TableEvent["type"]> = Extract<TableEvent, { readonly type: Type }>;

export function applyTable(state: TableState, event: TableEvent): TableState {
	switch (event.type) {
		case "opened":
			return { ...state, config: event.config, closing: false };
		case "closing":
			return { ...state, closing: true };
		case "blinds": {
			const { small, big, ante } = event;
			return state.config === null ? state : { ...state, config: { ...state.config, small, big, ante } };
		}
		case "begun":
			return begun(state, event);
		case "acted":
			return acted(state, event);
		case "board":
			return boarded(state, event);
		case "settled":
			return settled(state, event.at);
		case "cleared":
			return { ...cleared(state), clearedAt: event.at };
		case "resumed":
			return state.hand === null
				? state
				: { ...state, hand: { ...state.hand, since: event.at, base: tableTimes.resumed } };
		default:
			return applySeating(state, event);
	}
}

type Seating = Exclude<
	TableEvent,
	{ readonly type: "opened" | "closing" | "blinds" | "begun" | "acted" | "board" | "settled" | "cleared" | "resumed" }
>;

function applySeating(state: TableState, event: Seating): TableState {
	switch (event.type) {
		case "seated":
			return { ...unqueued(state, event.seat.owner), seats: [...state.seats, event.seat] };
		case "left":
			return left(state, event);
		case "queued":
			return { ...state, queue: [...state.queue, { owner: event.owner, name: event.name }] };
		case "unqueued":
			return unqueued(state, event.owner);
		case "kept":
			return { ...state, kept: { owner: event.owner, until: event.until } };
		case "added":
			// Between hands they come to the stack at once.
			return withSeat(state, event.seat, (seat) =>
				state.hand === null
					? { ...seat, stack: seat.stack + event.amount }
					: { ...seat, adds: seat.adds + event.amount },
			);
		default:
			return withSeat(state, event.seat, (seat) => changed(seat, event));
	}
}

type Changing = Exclude<Seating, { readonly type: "seated" | "left" | "queued" | "unqueued" | "kept" | "added" }>;

function changed(seat: TableSeat, event: Changing): TableSeat {
	switch (event.type) {
		case "away":
			return { ...seat, state: "away", awaySince: event.at };
		case "leaving":
			return { ...seat, state: "leaving" };
		case "twice":
			return { ...seat, twice: event.twice };
		default: {
			const waits = seat.waits || seat.owes.big || seat.owes.small;
			return { ...seat, state: "in", waits, posts: event.posts, missed: 0 };
		}
	}
}

const unqueued = (state: TableState, owner: string): TableState => ({
	...state,
	queue: state.queue.filter((one) => one.owner !== owner),
	kept: state.kept?.owner === owner ? null : state.kept,
});

function withSeat(state: TableState, no: number, change: (seat: TableSeat) => TableSeat): TableState {
	return { ...state, seats: state.seats.map((seat) => (seat.no === no ? change(seat) : seat)) };
}

function left(state: TableState, { seat, owner, stack, at }: Of<"left">): TableState {
	const recent = state.left.filter((one) => one.owner !== owner && one.at > at - tableTimes.rathole);
	const remembered = owner.startsWith("b") || stack === 0 ? recent : [...recent, { owner, stack, at }];
	return { ...state, seats: state.seats.filter(({ no }) => no !== seat), left: remembered };
}

function begun(state: TableState, event: Of<"begun">): TableState {
	const { config } = state;
	if (config === null) return state;
	const { button, small, big, players, posted, cap, missed, at } = event;
	const stackOf = (no: number) => state.seats.find((seat) => seat.no === no)?.stack ?? 0;
	const places = new Map(players.map(({ seat }, index) => [seat, index]));
	const hand = beginHand({
		game: config.game,
		big: config.big,
		rake: { rate: config.rate, cap },
		players: players.map(({ seat, cards }) => ({ seat, cards, stack: stackOf(seat) })),
		posts: posted.map(({ seat, amount, as }) => ({ at: places.get(seat) ?? 0, amount, as })),
		bigAt: places.get(big) ?? players.length - 1,
	});
	const number = state.hands + 1;
	return {
		...state,
		hands: number,
		button,
		small,
		big,
		seats: state.seats.map((seat) => dealtIn(missedIn(seat, missed), places.has(seat.no))),
		hand: {
			id: event.id,
			number,
			begunAt: at,
			root: event.root,
			sealed: event.sealed,
			button,
			posted,
			hand,
			acts: [],
			took: [],
			since: at,
			base: tableTimes.preflop,
			places: event.places,
			boardPlaces: [[]],
			dealt: players.reduce((sum, { cards }) => sum + cards.length, 0),
			end: null,
			endedAt: 0,
		},
	};
}

const dealtIn = (seat: TableSeat, isIn: boolean): TableSeat =>
	isIn ? { ...seat, waits: false, posts: false, owes: { big: false, small: false }, missed: 0 } : seat;

function missedIn(seat: TableSeat, missed: BegunHand["missed"]): TableSeat {
	const mine = missed.filter((one) => one.seat === seat.no);
	if (mine.length === 0) return seat;
	const big = mine.some(({ blind }) => blind === "big");
	const small = mine.some(({ blind }) => blind === "small");
	const owes = { big: seat.owes.big || big, small: seat.owes.small || small };
	return { ...seat, owes, missed: seat.missed + (big ? 1 : 0) };
}

function acted(state: TableState, { seat: no, act, at, by }: Of<"acted">): TableState {
	const { hand: playing } = state;
	if (playing === null) return state;
	const before = playing.hand;
	const hand = unwrap(actInHand(before, act));
	const to = hand.players.find(({ seat }) => seat === no)?.street ?? 0;
	const logged = { seat: no, street: before.street, act, by, to: act.type === "fold" ? 0 : to };
	// Time over the base comes from the bank.
	const spent = by === "bot" ? 0 : Math.max(0, at - playing.since - playing.base);
	const took = [...playing.took, Math.max(0, at - playing.since)];
	const next = timed({ ...playing, hand, took, acts: [...playing.acts, logged] }, at);
	const charged = withSeat(state, no, (seat) => ({ ...seat, bank: Math.max(0, seat.bank - spent) }));
	return { ...charged, hand: next };
}

const timed = (playing: TableHand, at: number): TableHand => ({
	...playing,
	since: at,
	base: playing.hand.street === 0 ? tableTimes.preflop : tableTimes.later,
});

function boarded(state: TableState, { boards, runs, at }: Of<"board">): TableState {
	const { hand: playing } = state;
	if (playing === null) return state;
	const many = boards.reduce((sum, cards) => sum + cards.length, 0);
	let place = playing.dealt;
	const shared = playing.boardPlaces[0] ?? [];
	const boardPlaces = boards.map((cards, run) => [
		...(playing.boardPlaces[run] ?? shared),
		...cards.map(() => place++),
	]);
	const begunRuns: Hand = { ...playing.hand, runs };
	const hand = dealStreet(begunRuns, boards);
	return { ...state, hand: timed({ ...playing, hand, dealt: playing.dealt + many, boardPlaces }, at) };
}

/** Every hundredth hand a bank is filled up a little. */
const bankGrows = 100;

function settled(state: TableState, at: number): TableState {
	const { hand: playing } = state;
	if (playing === null) return state;
	const end = endOf(playing.hand);
	const stacks = new Map(end.players.map(({ seat, stack }) => [seat, stack]));
	const seats = state.seats.map((seat) => {
		const stack = stacks.get(seat.no);
		const bank = Math.min(tableTimes.bank, seat.bank + bankGrows);
		return stack === undefined ? seat : { ...seat, stack, bank };
	});
	return { ...state, seats, hand: { ...playing, end, endedAt: at } };
}

/** What was brought meanwhile comes to the stacks. */
const cleared = (state: TableState): TableState => ({
	...state,
	hand: null,
	seats: state.seats.map((seat) => ({ ...seat, stack: seat.stack + seat.adds, adds: 0 })),
});
