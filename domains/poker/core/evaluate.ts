// What a hand is worth: one whole number, the greater the better, equal for hands that share a pot. Proven over every hand of
// five and of seven cards (proof/evaluate.ts).
import { type Card, holeCards, type PokerGame } from "./cards.ts";

export const categoryNames = [
	"high-card",
	"pair",
	"two-pair",
	"trips",
	"straight",
	"flush",
	"full-house",
	"quads",
	"straight-flush",
] as const;
export type HandCategory = (typeof categoryNames)[number];

/** The place of each category, the least first: by thirty-six cards a flush is rarer than a full house. */
const places = {
	holdem: [0, 1, 2, 3, 4, 5, 6, 7, 8],
	omaha: [0, 1, 2, 3, 4, 5, 6, 7, 8],
	short: [0, 1, 2, 3, 4, 6, 5, 7, 8],
} as const satisfies Readonly<Record<PokerGame, readonly number[]>>;

/** The highest card of a straight by a mask of ranks, or 0; a wheel ends at the five, of the short deck at the nine. */
const straightsOf = (wheel: number, top: number): Uint8Array =>
	Uint8Array.from({ length: 8_192 }, (_, mask) => {
		for (let high = 12; high >= 4; high--) if (((mask >> (high - 4)) & 31) === 31) return high;
		return (mask & wheel) === wheel ? top : 0;
	});

const fullStraights = straightsOf(0b1_0000_0000_1111, 3);
const shortStraights = straightsOf(0b1_0000_1111_0000, 7);

const counts = Uint8Array.from({ length: 8_192 }, (_, mask) => {
	let bits = 0;
	for (let left = mask; left !== 0; left &= left - 1) bits += 1;
	return bits;
});

/** The highest `many` ranks of a mask, four bits each, the highest first. */
const highest = (many: number): Uint32Array =>
	Uint32Array.from({ length: 8_192 }, (_, mask) => {
		let [value, left] = [0, mask];
		for (let place = many - 1; place >= 0 && left !== 0; place--) {
			const top = topOf(left);
			value |= top << (4 * place);
			left &= ~(1 << top);
		}
		return value;
	});

const topOf = (mask: number): number => 31 - Math.clz32(mask);

const [one, two, three, five] = [highest(1), highest(2), highest(3), highest(5)];

const at = (table: Uint8Array | Uint32Array, mask: number): number => table[mask] ?? 0;

type Rules = { readonly straights: Uint8Array; readonly place: readonly number[] };
const rules: Readonly<Record<PokerGame, Rules>> = {
	holdem: { straights: fullStraights, place: places.holdem },
	omaha: { straights: fullStraights, place: places.omaha },
	short: { straights: shortStraights, place: places.short },
};

const valued = ({ place }: Rules, category: number, ranks: number): number => ((place[category] ?? 0) << 20) | ranks;

/** The best five of five to seven cards. */
export const evaluate = (game: PokerGame, cards: readonly Card[]): number =>
	evaluateSuits(rules[game], suitsOf(cards, undefined));

/** Masks of ranks: clubs, diamonds, hearts, spades. */
type Suits = readonly [number, number, number, number];

/** Of all cards, or of those at some places. */
function suitsOf(cards: readonly Card[], places: readonly number[] | undefined): Suits {
	let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0];
	const many = places?.length ?? cards.length;
	for (let index = 0; index < many; index++) {
		const card = cards[places === undefined ? index : (places[index] ?? 0)] ?? 0;
		const bit = 1 << (card >> 2);
		if ((card & 3) === 0) clubs |= bit;
		else if ((card & 3) === 1) diamonds |= bit;
		else if ((card & 3) === 2) hearts |= bit;
		else spades |= bit;
	}
	return [clubs, diamonds, hearts, spades];
}

function evaluateSuits(by: Rules, [c, d, h, s]: Suits): number {
	const flush = at(counts, c) > 4 ? c : at(counts, d) > 4 ? d : at(counts, h) > 4 ? h : at(counts, s) > 4 ? s : 0;
	if (flush !== 0 && at(by.straights, flush) !== 0) return valued(by, 8, at(by.straights, flush));
	const all = c | d | h | s;
	const quads = c & d & h & s;
	if (quads !== 0) {
		const four = topOf(quads);
		return valued(by, 7, (four << 4) | at(one, all & ~(1 << four)));
	}
	const trips = (c & d & h) | (c & d & s) | (c & h & s) | (d & h & s);
	const pairs = (c & d) | (c & h) | (c & s) | (d & h) | (d & s) | (h & s);
	const full = fullHouse({ trips, pairs });
	const fullValue = full === 0 ? 0 : valued(by, 6, full);
	const flushValue = flush === 0 ? 0 : valued(by, 5, at(five, flush));
	if (fullValue !== 0 || flushValue !== 0) return Math.max(fullValue, flushValue);
	if (at(by.straights, all) !== 0) return valued(by, 4, at(by.straights, all));
	return few(by, { all, trips, pairs });
}

function fullHouse({ trips, pairs }: Omit<Ranks, "all">): number {
	if (trips === 0) return 0;
	const three = topOf(trips);
	const rest = pairs & ~(1 << three);
	return rest === 0 ? 0 : (three << 4) | topOf(rest);
}

type Ranks = { readonly all: number; readonly trips: number; readonly pairs: number };

function few(by: Rules, { all, trips, pairs }: Ranks): number {
	if (trips !== 0) {
		const top = topOf(trips);
		return valued(by, 3, (top << 8) | at(two, all & ~(1 << top)));
	}
	if (pairs === 0) return valued(by, 0, at(five, all));
	const high = topOf(pairs);
	const lower = pairs & ~(1 << high);
	if (lower === 0) return valued(by, 1, (high << 12) | at(three, all & ~(1 << high)));
	const low = topOf(lower);
	return valued(by, 2, (high << 8) | (low << 4) | at(one, all & ~(1 << high) & ~(1 << low)));
}

/** What hole cards and a whole board are worth: of Omaha's four exactly two are used. */
export function handValue(game: PokerGame, hole: readonly Card[], board: readonly Card[]): number {
	if (holeCards[game] === 2) return evaluate(game, [...hole, ...board]);
	const held = pairsOf(hole.length).map((places) => suitsOf(hole, places));
	const laid = triplesOf(board.length).map((places) => suitsOf(board, places));
	let best = 0;
	for (const [c, d, h, s] of held)
		for (const [clubs, diamonds, hearts, spades] of laid)
			best = Math.max(best, evaluateSuits(rules[game], [c | clubs, d | diamonds, h | hearts, s | spades]));
	return best;
}

/** Every choice of so many places of a list, by its length. */
function choicesOf(many: number): (length: number) => readonly (readonly number[])[] {
	const known = new Map<number, readonly (readonly number[])[]>();
	return (length) => {
		const found = known.get(length) ?? choose(many, { from: 0, length });
		known.set(length, found);
		return found;
	};
}

function choose(many: number, { from, length }: { from: number; length: number }): readonly (readonly number[])[] {
	if (many === 0) return [[]];
	return Array.from({ length: Math.max(0, length - from) }, (_, step) => from + step).flatMap((place) =>
		choose(many - 1, { from: place + 1, length }).map((rest) => [place, ...rest]),
	);
}

const pairsOf = choicesOf(2);
const triplesOf = choicesOf(3);

export const categoryOf = (game: PokerGame, value: number): HandCategory =>
	categoryNames[rules[game].place.indexOf(value >> 20)] ?? "high-card";
