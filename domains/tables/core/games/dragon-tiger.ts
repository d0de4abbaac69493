// Dragon tiger: one card each, the higher wins, the ace is lowest.
import { type Card, isRed, rankOf } from "../cards.ts";
import { type DuelOutcome, type Outcome, type Spot, whole } from "../outcome.ts";

export function dealDragonTiger(cards: readonly Card[], from: number): DuelOutcome {
	const [dragon, tiger] = cards.slice(from, from + 2);
	if (dragon === undefined || tiger === undefined) throw new RangeError("the shoe is empty");
	return { type: "duel", dragon, tiger };
}

export type DuelSide = "D" | "T" | "=";

export function duelWinner({ dragon, tiger }: DuelOutcome): DuelSide {
	const difference = rankOf(dragon) - rankOf(tiger);
	return difference > 0 ? "D" : difference < 0 ? "T" : "=";
}

const ofDuel = (judge: (outcome: DuelOutcome) => number) => (outcome: Outcome) =>
	outcome.type === "duel" ? judge(outcome) : 0;

/** Half the stake is lost on a tie. */
const side = (own: DuelSide) =>
	ofDuel((outcome) => {
		const winner = duelWinner(outcome);
		return winner === "=" ? whole / 2 : winner === own ? 2 * whole : 0;
	});

/** A seven is neither big nor small. */
const seven = 6;

const of = (who: "dragon" | "tiger"): readonly Spot[] => {
	const card = (won: (card: Card) => boolean, back: number) => ofDuel((outcome) => (won(outcome[who]) ? back : 0));
	return [
		{ id: `${who}-odd`, share: 10, back: card((c) => rankOf(c) % 2 === 0, 1_750), opposite: `${who}-even` },
		{ id: `${who}-even`, share: 10, back: card((c) => rankOf(c) % 2 === 1, 2_050), opposite: `${who}-odd` },
		{ id: `${who}-red`, share: 10, back: card(isRed, 1_900), opposite: `${who}-black` },
		{ id: `${who}-black`, share: 10, back: card((c) => !isRed(c), 1_900), opposite: `${who}-red` },
		{ id: `${who}-big`, share: 10, back: card((c) => rankOf(c) > seven, 2_000), opposite: `${who}-small` },
		{ id: `${who}-small`, share: 10, back: card((c) => rankOf(c) < seven, 2_000), opposite: `${who}-big` },
	];
};

export const dragonTigerSpots: readonly Spot[] = [
	{ id: "dragon", share: 100, back: side("D"), opposite: "tiger" },
	{ id: "tiger", share: 100, back: side("T"), opposite: "dragon" },
	{ id: "tie", share: 10, back: ofDuel((outcome) => (duelWinner(outcome) === "=" ? 12 * whole : 0)) },
	{ id: "suited-tie", share: 5, back: ofDuel(({ dragon, tiger }) => (dragon === tiger ? 51 * whole : 0)) },
	...of("dragon"),
	...of("tiger"),
];
