// Seotda duel: twenty hwatu cards of ten months, two to the sun and two to the moon; the better hand wins. Ranks are the field's.
import type { BitSource } from "#platform/kernel";
import { type HwatuOutcome, type Outcome, type Spot, whole } from "../outcome.ts";
import { drawWithout } from "../stream.ts";

/** 2 x (month - 1), and one more for the second card of the month. */
export type Hwatu = number;

export const monthOf = (card: Hwatu): number => Math.floor(card / 2) + 1;

const brightMonths: readonly number[] = [1, 3, 8];
/** The first card of January, March and August. */
export const isBright = (card: Hwatu): boolean => card % 2 === 0 && brightMonths.includes(monthOf(card));

export const hwatuDeck: readonly Hwatu[] = Array.from({ length: 20 }, (_, card) => card);

/** Sun, moon, sun, moon, from a deck that is shuffled for each round. */
export function dealSeotda(bits: BitSource): HwatuOutcome {
	const [first = 0, second = 0, third = 0, fourth = 0] = drawWithout(bits, hwatuDeck, 4);
	return { type: "hwatu", sun: [first, third], moon: [second, fourth] };
}

/** Two months that make more than their points, the best first. */
const named = ["1-2", "1-4", "1-9", "1-10", "4-10", "4-6"] as const;

type HwatuHand =
	| { readonly kind: "bright"; readonly months: string }
	| { readonly kind: "pair"; readonly month: number }
	| { readonly kind: "named"; readonly months: string }
	| { readonly kind: "points"; readonly points: number };

type HwatuCards = HwatuOutcome["sun"];

export function handOf([first, second]: HwatuCards): HwatuHand {
	const [low = 0, high = 0] = [monthOf(first), monthOf(second)].toSorted((one, other) => one - other);
	const months = `${low}-${high}`;
	if (isBright(first) && isBright(second)) return { kind: "bright", months };
	if (low === high) return { kind: "pair", month: low };
	if (named.some((one) => one === months)) return { kind: "named", months };
	return { kind: "points", points: (low + high) % 10 };
}

/** Of brights three and eight is the best, then one and eight; two of them never meet. */
const brights = ["1-3", "1-8", "3-8"];

function strengthOf(cards: HwatuCards): number {
	const hand = handOf(cards);
	switch (hand.kind) {
		case "bright":
			return 200 + brights.indexOf(hand.months);
		case "pair":
			return 100 + hand.month;
		case "named":
			return 50 - named.findIndex((one) => one === hand.months);
		case "points":
			return hand.points;
	}
}

type HwatuSide = "S" | "M" | "=";

export function hwatuWinner({ sun, moon }: HwatuOutcome): HwatuSide {
	const difference = strengthOf(sun) - strengthOf(moon);
	return difference > 0 ? "S" : difference < 0 ? "M" : "=";
}

const ofHwatu = (judge: (outcome: HwatuOutcome) => number) => (outcome: Outcome) =>
	outcome.type === "hwatu" ? judge(outcome) : 0;

/** Half the stake is lost on a tie. */
const side = (own: HwatuSide) =>
	ofHwatu((outcome) => {
		const winner = hwatuWinner(outcome);
		return winner === "=" ? whole / 2 : winner === own ? 2 * whole : 0;
	});

const pair = (who: "sun" | "moon") =>
	ofHwatu(({ [who]: [first, second] }) => (monthOf(first) === monthOf(second) ? 18 * whole : 0));

export const seotdaSpots: readonly Spot[] = [
	{ id: "sun", share: 100, back: side("S"), opposite: "moon" },
	{ id: "moon", share: 100, back: side("M"), opposite: "sun" },
	{ id: "tie", share: 10, back: ofHwatu((outcome) => (hwatuWinner(outcome) === "=" ? 12 * whole : 0)) },
	{ id: "sun-pair", share: 10, back: pair("sun") },
	{ id: "moon-pair", share: 10, back: pair("moon") },
];

/** "1a", "0b": the month, ten as nought, and which of its two cards. */
export const hwatuText = (card: Hwatu): string => `${monthOf(card) % 10}${card % 2 === 0 ? "a" : "b"}`;

/** Undefined for what is no such text. */
export function readHwatu(text: string): Hwatu | undefined {
	if (!/^[0-9][ab]$/.test(text)) return undefined;
	const month = Number(text.slice(0, 1));
	return 2 * ((month === 0 ? 10 : month) - 1) + (text.endsWith("a") ? 0 : 1);
}
