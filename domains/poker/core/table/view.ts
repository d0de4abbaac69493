// What is seen of a table: by everybody, and by one seat. Cards are there for whoever holds them and once they lie open; nothing
// else of the deck is anywhere in the state.
import { type Legal, legalActs } from "../act.ts";
import type { Card } from "../cards.ts";
import { chipsIn, isRunOut } from "../hand.ts";
import { type Pot, potsOf, type WonPot } from "../pots.ts";
import { turnEnds } from "./flow.ts";
import { isBot, type LoggedAct, seatOwned, type TableConfig, type TableHand, type TableState } from "./state.ts";

export type SeenSeat = {
	readonly no: number;
	readonly name: string;
	readonly bot: boolean;
	/** Behind, while a hand is played. */
	readonly stack: number;
	readonly state: "in" | "away" | "leaving";
	readonly waits: boolean;
};

export type SeenPlayer = {
	readonly seat: number;
	/** Put in on this street. */
	readonly street: number;
	readonly folded: boolean;
	readonly allIn: boolean;
	/** Null while they lie face down. */
	readonly cards: readonly Card[] | null;
};

export type SeenHand = {
	readonly id: string;
	readonly number: number;
	readonly root: string;
	readonly button: number;
	readonly street: number;
	readonly boards: readonly (readonly Card[])[];
	readonly pot: number;
	readonly pots: readonly Pot[];
	readonly players: readonly SeenPlayer[];
	readonly bet: number;
	/** How many acts there were. */
	readonly turn: number;
	readonly actor: {
		readonly seat: number;
		readonly since: number;
		readonly base: number;
		readonly bank: number;
	} | null;
	readonly last: LoggedAct | null;
	readonly end: { readonly rake: number; readonly pots: readonly WonPot[] } | null;
};

export type SeenTable = {
	readonly config: TableConfig | null;
	readonly closing: boolean;
	readonly seats: readonly SeenSeat[];
	readonly waiting: number;
	readonly hand: SeenHand | null;
	readonly you: {
		readonly seat: number;
		readonly stack: number;
		readonly adds: number;
		readonly state: "in" | "away" | "leaving";
		readonly waits: boolean;
		readonly posts: boolean;
		readonly twice: boolean;
		readonly bank: number;
		readonly cards: readonly Card[] | null;
		/** What may be done, while it is their turn. */
		readonly legal: { readonly call: number; readonly least: number; readonly most: number } | null;
	} | null;
	/** The place of the one who looks on the waiting list; 0 for the first, null for none. */
	readonly queued: number | null;
};

/** `owner`: whose seat looks; undefined for everybody. */
export function seenTable(state: TableState, owner: string | undefined): SeenTable {
	const { config, closing, hand } = state;
	const mine = owner === undefined ? undefined : seatOwned(state, owner);
	const playing = hand?.hand.players;
	const stackOf = (no: number, stack: number) =>
		hand?.end === null ? (playing?.find(({ seat }) => seat === no)?.stack ?? stack) : stack;
	const place = state.queue.findIndex((one) => one.owner === owner);
	return {
		config,
		closing,
		seats: state.seats.map((seat) => ({
			no: seat.no,
			name: seat.name,
			bot: isBot(seat),
			stack: stackOf(seat.no, seat.stack),
			state: seat.state,
			waits: seat.waits,
		})),
		waiting: state.queue.length,
		hand: hand === null ? null : seenHand(state, hand),
		queued: place < 0 ? null : place,
		you:
			mine === undefined
				? null
				: {
						seat: mine.no,
						stack: stackOf(mine.no, mine.stack),
						adds: mine.adds,
						state: mine.state,
						waits: mine.waits,
						posts: mine.posts,
						twice: mine.twice,
						bank: mine.bank,
						cards: playing?.find(({ seat }) => seat === mine.no)?.cards ?? null,
						legal: hand === null ? null : legalOf(hand, mine.no),
					},
	};
}

function legalOf({ hand, end }: TableHand, no: number) {
	const actor = hand.actor === undefined ? undefined : hand.players[hand.actor];
	const legal: Legal | undefined = end === null && actor?.seat === no ? legalActs(hand) : undefined;
	if (legal === undefined) return null;
	return { call: legal.call, least: legal.raise?.least ?? 0, most: legal.raise?.most ?? 0 };
}

function seenHand({ seats }: TableState, playing: TableHand): SeenHand {
	const { hand, end, acts } = playing;
	const open = isRunOut(hand);
	const shown = new Set(end?.players.filter((player) => player.shown).map(({ seat }) => seat));
	const actor = hand.actor === undefined || end !== null ? undefined : hand.players[hand.actor];
	const bank = seats.find(({ no }) => no === actor?.seat)?.bank ?? 0;
	return {
		id: playing.id,
		number: playing.number,
		root: playing.root,
		button: playing.button,
		street: hand.street,
		boards: hand.boards,
		pot: chipsIn(hand),
		pots: potsOf(hand),
		players: hand.players.map(({ seat, street, folded, stack, cards }) => ({
			seat,
			street,
			folded,
			allIn: !folded && stack === 0,
			cards: !folded && (open || shown.has(seat)) ? cards : null,
		})),
		bet: hand.bet,
		turn: acts.length,
		actor:
			actor === undefined
				? null
				: {
						seat: actor.seat,
						since: playing.since,
						base: turnEnds(playing, bank).base,
						bank: turnEnds(playing, bank).bank,
					},
		last: acts.at(-1) ?? null,
		end: end === null ? null : { rake: end.rake, pots: end.pots },
	};
}
