// Pots by levels of what was put in, the rake of each, and who gets what: every chip that is in goes to somebody or to the rake.
import { handValue } from "./evaluate.ts";
import { type Hand, isRunOut, type Rake, standing } from "./hand.ts";

export type Pot = {
	readonly amount: number;
	/** Seats that can win it, clockwise from the left of the button. */
	readonly seats: readonly number[];
};

/** Folded chips join the level that they reach, dead ones the main pot. */
export function potsOf({ players }: Pick<Hand, "players">): readonly Pot[] {
	const levels = [...new Set(standing({ players }).map(({ live }) => live))].toSorted((a, b) => a - b);
	const top = Math.max(...players.map(({ live }) => live));
	const pots = levels.map((level, index): Pot => {
		const [from, to] = [levels[index - 1] ?? 0, index === levels.length - 1 ? top : level];
		const dead = index === 0 ? players.reduce((sum, player) => sum + player.dead, 0) : 0;
		const amount = players.reduce((sum, { live }) => sum + Math.max(0, Math.min(live, to) - from), dead);
		const seats = standing({ players })
			.filter(({ live }) => live >= level)
			.map(({ seat }) => seat);
		return { amount, seats };
	});
	return pots.filter(({ amount }) => amount > 0);
}

/** Half to even. */
export function rakeOf({ rate, cap }: Rake, amount: number): number {
	const exact = BigInt(amount) * BigInt(rate);
	const [whole, rest] = [exact / 10_000n, exact % 10_000n];
	const up = rest > 5_000n || (rest === 5_000n && whole % 2n === 1n);
	return Math.min(cap, Number(up ? whole + 1n : whole));
}

export type WonPot = Pot & {
	readonly rake: number;
	/** A part a board: what it is worth, and what each winner gets of it. */
	readonly parts: readonly { readonly won: readonly { readonly seat: number; readonly amount: number }[] }[];
};

export type HandEnd = {
	readonly pots: readonly WonPot[];
	readonly rake: number;
	readonly players: readonly {
		readonly seat: number;
		/** What they put in that was called, dead chips with it. */
		readonly staked: number;
		readonly won: number;
		/** Their part of the rake, by what they put in. */
		readonly raked: number;
		readonly stack: number;
		/** Their cards lie open. */
		readonly shown: boolean;
	}[];
};

/** How a hand that is over ends. */
export function endOf(hand: Hand): HandEnd {
	const pots = wonPots(hand);
	const won = (seat: number) =>
		pots.reduce((sum, { parts }) => sum + parts.flatMap((part) => part.won).reduce(sumOf(seat), 0), 0);
	const rake = pots.reduce((sum, pot) => sum + pot.rake, 0);
	const raked = shared(
		rake,
		hand.players.map(({ live, dead }) => live + dead),
	);
	const shown = shownSeats(hand);
	return {
		pots,
		rake,
		players: hand.players.map(({ seat, live, dead, stack }, index) => ({
			seat,
			staked: live + dead,
			won: won(seat),
			raked: raked[index] ?? 0,
			stack: stack + won(seat),
			shown: shown.has(seat),
		})),
	};
}

const sumOf = (seat: number) => (sum: number, part: { readonly seat: number; readonly amount: number }) =>
	sum + (part.seat === seat ? part.amount : 0);

function wonPots(hand: Hand): readonly WonPot[] {
	// A hand that ends before the flop brings no rake.
	const raked = (hand.boards[0] ?? []).length >= 3;
	let [before, taken] = [0, 0];
	return potsOf(hand).map((pot) => {
		before += pot.amount;
		const rake = raked ? rakeOf(hand.rake, before) - taken : 0;
		taken += rake;
		const parts = split(pot.amount - rake, hand.boards.length);
		return { ...pot, rake, parts: parts.map((amount, run) => ({ won: wonPart(hand, pot, { amount, run }) })) };
	});
}

type Part = { readonly amount: number; readonly run: number };

/** Odd chips go one each, clockwise from the left of the button. */
function wonPart(hand: Hand, { seats }: Pot, { amount, run }: Part) {
	const winners = seats.length === 1 ? seats : bestOf(hand, seats, run);
	const parts = split(amount, winners.length);
	return winners.map((seat, index) => ({ seat, amount: parts[index] ?? 0 }));
}

function bestOf(hand: Hand, seats: readonly number[], run: number): readonly number[] {
	const board = hand.boards[run] ?? [];
	const values = hand.players
		.filter(({ seat }) => seats.includes(seat))
		.map(({ seat, cards }) => ({ seat, value: handValue(hand.game, cards, board) }));
	const best = Math.max(...values.map(({ value }) => value));
	return values.filter(({ value }) => value === best).map(({ seat }) => seat);
}

/** In equal parts, what is left over one each from the first. */
export const split = (amount: number, parts: number): readonly number[] =>
	Array.from({ length: parts }, (_, index) => Math.floor(amount / parts) + (index < amount % parts ? 1 : 0));

/** A sum shared by weights, whole; the largest remainders first, of equal ones the earlier. */
export function shared(sum: number, weights: readonly number[]): readonly number[] {
	const all = weights.reduce((total, weight) => total + BigInt(weight), 0n);
	if (all === 0n) return weights.map(() => 0);
	const exact = weights.map((weight, index) => ({
		index,
		whole: (BigInt(sum) * BigInt(weight)) / all,
		rest: (BigInt(sum) * BigInt(weight)) % all,
	}));
	const left = BigInt(sum) - exact.reduce((total, { whole }) => total + whole, 0n);
	const order = exact.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
	const lucky = new Set(order.slice(0, Number(left)).map(({ index }) => index));
	return exact.map(({ index, whole }) => Number(whole) + (lucky.has(index) ? 1 : 0));
}

/** The last to bet on the river shows first, else the left of the button; whoever cannot win anything any more does not show. */
export function shownSeats(hand: Hand): ReadonlySet<number> {
	const left = standing(hand);
	if (left.length < 2) return new Set();
	if (isRunOut(hand)) return new Set(left.map(({ seat }) => seat));
	const first = hand.aggressor ?? 0;
	const order = [...hand.players.slice(first), ...hand.players.slice(0, first)].filter(({ folded }) => !folded);
	const pots = potsOf(hand);
	const shown: Valued[] = [];
	for (const { seat, cards } of order) {
		const player = { seat, values: hand.boards.map((board) => handValue(hand.game, cards, board)) };
		if (pots.some(({ seats }) => couldWin(player, { seats, shown }))) shown.push(player);
	}
	return new Set(shown.map(({ seat }) => seat));
}

/** What a player's hand is worth, by board. */
type Valued = { readonly seat: number; readonly values: readonly number[] };

function couldWin(
	{ seat, values }: Valued,
	{ seats, shown }: { readonly seats: readonly number[]; readonly shown: readonly Valued[] },
): boolean {
	if (!seats.includes(seat)) return false;
	const rivals = shown.filter((rival) => seats.includes(rival.seat));
	return values.some((value, run) => rivals.every((rival) => (rival.values[run] ?? 0) <= value));
}
