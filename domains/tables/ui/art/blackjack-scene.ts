// Blackjack as it lies: the dealer's hand above, seven seats in a bow below. What is dealt lies at once; the dealer's hand is drawn
// card by card.
import { Container, Text } from "pixi.js";
import { type BlackjackOutcome, type Outcome, totalOf } from "../../core/index.ts";
import { cardFace, cardSize } from "./card-art.ts";
import type { DealerArt, Room } from "./felt-art.ts";
import { palette } from "./palette.ts";
import { eased, partOf, type Scene } from "./scene.ts";

type Hand = {
	readonly cards: readonly Container[];
	readonly values: readonly number[];
	readonly sum: Text;
	/** Undefined of the dealer's. */
	readonly seat: number | undefined;
	/** 0 or 1 of its seat, and how many there are. */
	readonly hand: number;
	readonly hands: number;
};

const sumStyle = {
	fontFamily: "Pretendard Variable, system-ui, sans-serif",
	fontSize: 24,
	fontWeight: "700",
	fill: palette.ink,
} as const;

function handOf(values: readonly number[], place: Pick<Hand, "seat" | "hand" | "hands">): Hand {
	const sum = new Text({ text: "", style: sumStyle, resolution: 2 });
	sum.anchor.set(0.5);
	return { ...place, values, sum, cards: values.map(cardFace) };
}

const handsOf = ({ seats, dealer }: BlackjackOutcome): readonly Hand[] => [
	handOf(dealer, { seat: undefined, hand: 0, hands: 1 }),
	...seats.flatMap(({ seat, hands }) =>
		hands.map(({ cards }, hand) => handOf(cards, { seat, hand, hands: hands.length })),
	),
];

export function createBlackjackScene(dealer: DealerArt): Scene {
	const container = new Container();
	let [hands, room]: [readonly Hand[], Room] = [[], { width: 800, height: 300 }];
	return {
		container,
		place(next) {
			room = next;
		},
		set(outcome: Outcome | undefined) {
			for (const child of container.removeChildren()) child.destroy({ children: true });
			hands = outcome?.type === "blackjack" ? handsOf(outcome) : [];
			for (const { cards, sum } of hands) container.addChild(...cards, sum);
		},
		draw(part) {
			for (const hand of hands) drawHand(hand, part, room);
			dealer.reach(part > 0 && part < 1 ? Math.sin(part * 12) : 0);
		},
		restsBy: (part) => dealersShown(hands[0]?.values.length ?? 0, part),
	};
}

/** From one card to the next, before it is scaled. */
const step = 34;
/** Of the dealer's cards how many lie by a part of the dealing: the first lay there before. */
const dealersShown = (count: number, part: number): number =>
	count === 0 ? 0 : Math.min(count, 1 + Math.floor(partOf(part, 0.08, 0.9) * (count - 1) + 1e-6));

function placeOf(room: Room, { seat, hand, hands }: Pick<Hand, "seat" | "hand" | "hands">) {
	const scale = Math.min(0.62, room.width / 960);
	if (seat === undefined) return { x: room.width / 2, y: room.height * 0.3, scale: Math.max(scale, 0.5) };
	const along = (seat - 1) / 6;
	const x = room.width * (0.085 + 0.83 * along) + (hands === 1 ? 0 : (hand - 0.5) * 44 * scale);
	const bow = 1 - (2 * along - 1) ** 2;
	return { x, y: room.height * (0.58 + 0.13 * bow) + hand * 8, scale: Math.max(scale, 0.34) };
}

function drawHand(hand: Hand, part: number, room: Room): void {
	const { x, y, scale } = placeOf(room, hand);
	const dealers = hand.seat === undefined;
	const shown = dealers && part < 1 ? dealersShown(hand.values.length, part) : hand.values.length;
	const wide = dealers ? step : Math.min(step, 60 / Math.max(1, hand.values.length - 1));
	const from = x - ((hand.values.length - 1) * wide * scale) / 2;
	for (const [index, card] of hand.cards.entries()) {
		card.visible = index < shown;
		card.scale.set(scale);
		card.position.set(dealers ? x + index * wide * scale : from + index * wide * scale, y);
	}
	const { total } = totalOf(hand.values.slice(0, shown));
	hand.sum.visible = shown > 0;
	hand.sum.text = String(total);
	hand.sum.style.fill = total > 21 ? palette.red : palette.ink;
	hand.sum.alpha = eased(Math.max(0.3, part === 0 ? 1 : part));
	hand.sum.scale.set(Math.max(0.55, scale));
	hand.sum.position.set(x, y + (cardSize.height * scale) / 2 + 14 * Math.max(0.7, scale));
}
