// Cards that are dealt from the shoe, turned one after the other; the later ones are squeezed: peeled up slowly.
import { Container, Graphics, Text } from "pixi.js";
import {
	type Card,
	type CardsOutcome,
	type Hwatu,
	type HwatuOutcome,
	type Outcome,
	pointsOf,
} from "../../core/index.ts";
import { cardBack, cardFace, cardSize } from "./card-art.ts";
import type { DealerArt, Room } from "./felt-art.ts";
import { hwatuFace } from "./hwatu-art.ts";
import { palette } from "./palette.ts";
import { eased, partOf, type Scene } from "./scene.ts";

type Dealt = {
	readonly card: Card | Hwatu;
	readonly face: (card: number) => Container;
	/** -1 the left hand, 1 the right one. */
	readonly side: -1 | 1;
	readonly place: number;
	readonly leaves: number;
	readonly turns: number;
	readonly rests: number;
};

/** When each card of a hand leaves the shoe, begins to turn and lies open, as parts of the whole. */
const times = [
	[0.03, 0.3, 0.4],
	[0.08, 0.3, 0.4],
	[0.13, 0.42, 0.52],
	[0.18, 0.42, 0.52],
	[0.56, 0.62, 0.74],
	[0.76, 0.82, 0.94],
] as const;

function plan(outcome: Outcome | undefined): readonly Dealt[] {
	if (outcome?.type === "duel") {
		return [outcome.dragon, outcome.tiger].map((card, index) => ({
			card,
			face: cardFace,
			place: 0.5,
			side: index === 0 ? -1 : 1,
			leaves: 0.05 + index * 0.12,
			turns: 0.4 + index * 0.25,
			rests: 0.6 + index * 0.25,
		}));
	}
	if (outcome?.type === "hwatu") return planHwatu(outcome);
	return outcome?.type === "cards" ? planHand(outcome) : [];
}

/** When each of the four leaves the deck, begins to turn and lies open: the second of the moon is the last. */
const hwatuTimes = [
	[0.04, 0.3, 0.4],
	[0.1, 0.36, 0.46],
	[0.16, 0.52, 0.72],
	[0.22, 0.74, 0.94],
] as const;

function planHwatu({ sun, moon }: HwatuOutcome): readonly Dealt[] {
	return [sun[0], moon[0], sun[1], moon[1]].map((card, index) => {
		const [leaves, turns, rests] = hwatuTimes[index] ?? [0, 0, 1];
		const side = index % 2 === 0 ? -1 : 1;
		return { card, face: hwatuFace, side, place: Math.floor(index / 2), leaves, turns, rests };
	});
}

function planHand({ player, banker }: CardsOutcome): readonly Dealt[] {
	const order = [player[0], banker[0], player[1], banker[1]];
	const first = order.map((card, index) => ({
		card,
		side: index % 2 === 0 ? (-1 as const) : (1 as const),
		place: Math.floor(index / 2),
		at: index,
	}));
	const thirds = [
		{ card: player[2], side: -1 as const, place: 2, at: 4 },
		{ card: banker[2], side: 1 as const, place: 2, at: 5 },
	];
	return [...first, ...thirds].flatMap(({ card, at, ...rest }) => {
		const [leaves, turns, rests] = times[at] ?? [0, 0, 1];
		return card === undefined ? [] : [{ ...rest, card, face: cardFace, leaves, turns, rests }];
	});
}

type Lying = Dealt & {
	readonly whole: Container;
	readonly front: Container;
	readonly back: Container;
	readonly peel: Graphics;
};

function lay(dealt: Dealt): Lying {
	const [whole, front, back, peel] = [new Container(), dealt.face(dealt.card), cardBack(), new Graphics()];
	front.mask = peel;
	whole.addChild(back, front, peel);
	return { ...dealt, whole, front, back, peel };
}

export function createCardsScene(dealer: DealerArt): Scene {
	const container = new Container();
	const cards = new Container();
	const sums = [-1, 1].map((side) => ({ side, text: new Text({ text: "", style: sumStyle, resolution: 2 }) }));
	for (const { text } of sums) text.anchor.set(0.5);
	container.addChild(cards, ...sums.map(({ text }) => text));
	let [lying, room]: [readonly Lying[], Room] = [[], { width: 800, height: 300 }];
	let isHand = false;
	return {
		container,
		place(next) {
			room = next;
		},
		set(outcome) {
			// A mask that is destroyed with what it masks is asked for once more.
			for (const { front } of lying) front.mask = null;
			for (const child of cards.removeChildren()) child.destroy({ children: true });
			isHand = outcome?.type === "cards";
			lying = plan(outcome).map(lay);
			for (const { whole } of lying) cards.addChild(whole);
		},
		draw(part) {
			for (const card of lying) drawCard(card, part, room);
			for (const { side, text } of sums) drawSum(text, { side, part, room, shown: isHand, lying });
			const now = lying.find(({ leaves }) => part >= leaves && part < leaves + 0.06);
			dealer.reach(now === undefined ? 0 : now.side);
		},
		restsBy: (part) => lying.filter(({ rests }) => part >= rests).length,
	};
}

const sumStyle = {
	fontFamily: "Pretendard Variable, system-ui, sans-serif",
	fontSize: 34,
	fontWeight: "700",
	fill: palette.ink,
} as const;

const spread = (room: Room): number => Math.min(190, room.width * 0.25);
/** The middle of the cards; narrow rooms have smaller ones. */
const scaleIn = (room: Room): number => Math.min(1.25, room.width / 560);

function drawCard(
	{ whole, front, back, peel, side, place, leaves, turns, rests }: Lying,
	part: number,
	room: Room,
): void {
	const way = eased(partOf(part, leaves, leaves + 0.08));
	const scale = scaleIn(room);
	const third = place === 2;
	const step = (cardSize.width + 6) * scale;
	const middle = room.width / 2 + side * spread(room);
	const x = third ? middle + side * step * 1.35 : middle + (place - 0.5) * step;
	const y = room.height * 0.66;
	whole.visible = part >= leaves;
	whole.scale.set(scale);
	whole.position.set(
		room.width * 0.88 + (x - room.width * 0.88) * way,
		room.height * 0.12 + (y - room.height * 0.12) * way,
	);
	whole.rotation = (third ? Math.PI / 2 : 0) * way + (1 - way) * 0.9;
	const open = partOf(part, turns, rests);
	const shown = cardSize.height * eased(open);
	back.visible = open < 1;
	front.visible = open > 0;
	peel
		.clear()
		.rect(
			-cardSize.width / 2 - 2,
			cardSize.height / 2 + 2 - shown - (open === 1 ? 4 : 0),
			cardSize.width + 4,
			shown + 4,
		)
		.fill(palette.paper);
}

type Summing = {
	readonly side: number;
	readonly part: number;
	readonly room: Room;
	readonly shown: boolean;
	readonly lying: readonly Lying[];
};

/** The points of what lies open. */
function drawSum(text: Text, { side, part, room, shown, lying }: Summing): void {
	const open = lying.filter((card) => card.side === side && part >= card.rests);
	text.visible = shown && open.length > 0;
	text.text = String(pointsOf(open.map(({ card }) => card)));
	text.position.set(
		room.width / 2 + side * spread(room),
		room.height * 0.66 - cardSize.height * scaleIn(room) * 0.5 - 22,
	);
}
