// Exact counts of what can come up: probabilities of outcomes by walking through all of them. For tests.
import { type Fraction, fraction, plus, times, zero } from "#platform/kernel";
import { bankerDraws } from "../games/baccarat.ts";
import { litCounts, litTotals } from "../games/roulette.ts";
import { type Outcome, whole } from "../outcome.ts";
import { spotOf, type TableGame } from "../tables.ts";

/** Of baccarat in points alone: how the six places of a hand can stand, each with the number of ways it is dealt. */
export type PointHand = {
	readonly player: readonly number[];
	readonly banker: readonly number[];
	readonly ways: number;
};

const decks = 8;
const ofPoint = (point: number): number => (point === 0 ? 16 : 4) * decks;
const tens = Array.from({ length: 10 }, (_, point) => point);
const sum = (points: readonly number[]): number => points.reduce((total, point) => total + point, 0) % 10;

/** 416 x 415 x ... x 411: below 2^53. */
export const allDeals = [416, 415, 414, 413, 412, 411].reduce((product, left) => product * left, 1);

/** Cards that are not dealt still have their ways, so that all ways add up to `allDeals`. */
export function* pointHands(): Generator<PointHand> {
	const left = tens.map(ofPoint);
	const take = (point: number): number => {
		const ways = left[point] ?? 0;
		left[point] = ways - 1;
		return ways;
	};
	const give = (point: number): void => {
		left[point] = (left[point] ?? 0) + 1;
	};
	for (const a of tens) {
		const waysA = take(a);
		for (const b of tens) {
			const waysB = waysA * take(b);
			for (const c of tens) {
				const waysC = waysB * take(c);
				for (const d of tens) {
					const ways = waysC * take(d);
					yield* thirds({ player: [a, c], banker: [b, d], ways }, { take, give });
					give(d);
				}
				give(c);
			}
			give(b);
		}
		give(a);
	}
}

type Hands = { readonly take: (point: number) => number; readonly give: (point: number) => void };

function* thirds(hand: PointHand, { take, give }: Hands): Generator<PointHand> {
	const { player, banker, ways } = hand;
	if (sum(player) >= 8 || sum(banker) >= 8) return yield { ...hand, ways: ways * 412 * 411 };
	if (sum(player) > 5) return yield* bankersThird({ ...hand, ways }, { take, give, third: undefined });
	for (const point of tens) {
		const more = ways * take(point);
		yield* bankersThird({ player: [...player, point], banker, ways: more }, { take, give, third: point });
		give(point);
	}
}

function* bankersThird(
	hand: PointHand,
	{ take, give, third }: Hands & { readonly third: number | undefined },
): Generator<PointHand> {
	const unseen = third === undefined ? 411 : 1;
	if (!bankerDraws(sum(hand.banker), third === undefined ? undefined : cardOf(third)))
		return yield { ...hand, ways: hand.ways * (third === undefined ? 412 * 411 : 411) };
	for (const point of tens) {
		const ways = hand.ways * take(point) * unseen;
		yield { ...hand, banker: [...hand.banker, point], ways };
		give(point);
	}
}

/** A card of a point: nothing is a ten. */
export const cardOf = (point: number): number => (point === 0 ? 9 : point - 1);

export const outcomeOf = ({ player, banker }: PointHand): Outcome => ({
	type: "cards",
	player: player.map(cardOf),
	banker: banker.map(cardOf),
});

/** The exact return of a spot over all outcomes with their weights. */
export function returnOver(game: TableGame, spot: string, all: Iterable<readonly [Outcome, number]>): Fraction {
	const back = spotOf(game, spot)?.back;
	if (back === undefined) throw new Error(`no spot ${spot}`);
	let [sumBack, weights] = [0n, 0n];
	for (const [outcome, weight] of all) {
		weights += BigInt(weight);
		sumBack += BigInt(weight) * BigInt(back(outcome));
	}
	return fraction(sumBack, weights * BigInt(whole));
}

/** Two cards one after the other, by what they are. */
export function* duels(): Generator<readonly [Outcome, number]> {
	for (let dragon = 0; dragon < 52; dragon++)
		for (let tiger = 0; tiger < 52; tiger++)
			yield [{ type: "duel", dragon, tiger }, decks * (dragon === tiger ? decks - 1 : decks)];
}

/** The first two cards of both sides, for what is decided by them alone. */
export function* pairHands(): Generator<readonly [Outcome, number]> {
	const left = Array.from({ length: 52 }, () => decks);
	const take = (card: number): number => {
		const ways = left[card] ?? 0;
		left[card] = ways - 1;
		return ways;
	};
	const give = (card: number): void => {
		left[card] = (left[card] ?? 0) + 1;
	};
	// The player's first card is any: all of a deck are alike to the questions asked, but for its own kind.
	const waysA = 52 * take(0);
	for (let c = 0; c < 52; c++) {
		const waysC = waysA * take(c);
		for (let b = 0; b < 52; b++) {
			const waysB = waysC * take(b);
			for (let d = 0; d < 52; d++) {
				const ways = waysB * take(d);
				if (ways > 0) yield [{ type: "cards", player: [0, c], banker: [b, d] }, ways];
				give(d);
			}
			give(b);
		}
		give(c);
	}
}

export function* spins(): Generator<readonly [Outcome, number]> {
	for (let number = 0; number < 37; number++) yield [{ type: "ball", number, lit: [] }, 1];
}

export function* throws(): Generator<readonly [Outcome, number]> {
	const faces = [1, 2, 3, 4, 5, 6];
	for (const a of faces) for (const b of faces) for (const c of faces) yield [{ type: "dice", dice: [a, b, c] }, 1];
}

/** A straight bet of bolt roulette: how many numbers are lit, whether this one, and with what. */
export function straightOfBolt(): Fraction {
	const counts = litCounts.reduce((all, [, weight]) => all + weight, 0);
	const totals = litTotals.reduce((all, [, weight]) => all + weight, 0);
	let expected = zero;
	for (const [lit, weight] of litCounts) {
		const isLit = times(fraction(weight, counts), fraction(lit, 37));
		for (const [total, ways] of litTotals)
			expected = plus(expected, times(times(isLit, fraction(ways, totals)), fraction(total)));
		expected = plus(expected, times(fraction(weight, counts), times(fraction(37 - lit, 37), fraction(30))));
	}
	return times(expected, fraction(1, 37));
}
