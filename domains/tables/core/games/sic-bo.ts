// Sic bo: three dice, and what bets on them pay.
import type { BitSource } from "#platform/kernel";
import { type DiceOutcome, type Outcome, type Spot, whole } from "../outcome.ts";
import { uniform } from "../stream.ts";

export function rollDice(bits: BitSource): DiceOutcome {
	const die = (): number => uniform(bits, 6) + 1;
	return { type: "dice", dice: [die(), die(), die()] };
}

export const diceTotal = ({ dice: [first, second, third] }: DiceOutcome): number => first + second + third;
export const isTriple = ({ dice: [first, second, third] }: DiceOutcome): boolean =>
	first === second && second === third;
const count = ({ dice }: DiceOutcome, face: number): number => dice.filter((die) => die === face).length;

const ofDice = (back: (outcome: DiceOutcome) => number) => (outcome: Outcome) =>
	outcome.type === "dice" ? back(outcome) : 0;
const hit = (won: (outcome: DiceOutcome) => boolean, times: number) =>
	ofDice((outcome) => (won(outcome) ? (times + 1) * whole : 0));

/** Triples lose. */
const half = (id: string, opposite: string, won: (total: number) => boolean): Spot => ({
	id,
	opposite,
	share: 100,
	back: hit((outcome) => !isTriple(outcome) && won(diceTotal(outcome)), 1),
});

/** What a total pays: 4 and 17 the first, 10 and 11 the last. */
const totalPays = [60, 30, 18, 12, 8, 7, 6] as const;
const onePays = new Map([
	[1, 1],
	[2, 2],
	[3, 12],
]);

const faces = [1, 2, 3, 4, 5, 6] as const;
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high] as const));

const totals: readonly Spot[] = totalPays.flatMap((times, place) =>
	[4 + place, 17 - place].map((total) => ({
		id: `total-${total}`,
		share: place < 3 ? 5 : 10,
		back: hit((outcome) => diceTotal(outcome) === total, times),
	})),
);

export const sicBoSpots: readonly Spot[] = [
	half("small", "big", (total) => total <= 10),
	half("big", "small", (total) => total >= 11),
	half("odd", "even", (total) => total % 2 === 1),
	half("even", "odd", (total) => total % 2 === 0),
	...totals,
	...faces.map((face) => ({ id: `triple-${face}`, share: 2, back: hit((o) => count(o, face) === 3, 180) })),
	{ id: "any-triple", share: 5, back: hit(isTriple, 30) },
	...faces.map((face) => ({ id: `double-${face}`, share: 10, back: hit((o) => count(o, face) >= 2, 11) })),
	...pairs.map(([low, high]) => ({
		id: `pair-${low}-${high}`,
		share: 10,
		back: hit((o) => count(o, low) > 0 && count(o, high) > 0, 6),
	})),
	...faces.map((face) => ({
		id: `one-${face}`,
		share: 50,
		back: ofDice((outcome) => {
			const times = onePays.get(count(outcome, face));
			return times === undefined ? 0 : (times + 1) * whole;
		}),
	})),
];
