// A hwatu card of the drawn table: the month as a large figure, its plant in strokes of its own, and a sun on a bright one.
import { Container, Graphics, Text } from "pixi.js";
import { type Hwatu, isBright, monthOf } from "../../core/index.ts";
import { cardSize } from "./card-art.ts";
import { palette } from "./palette.ts";

const { width, height } = cardSize;
const green = palette.pocketGreen;
const { red, black, lit, jeogori, chima } = palette;

/** What a month shows, around the lower middle of the card. */
const plants: Readonly<Record<number, (art: Graphics) => Graphics>> = {
	1: (art) => needles(art, green),
	2: (art) => blossom(art, { fill: jeogori, petals: 5 }),
	3: (art) => blossom(art, { fill: 0xe58aa0, petals: 8 }),
	4: (art) => hanging(art, black),
	5: (art) => leaves(art, chima),
	6: (art) => blossom(art, { fill: red, petals: 6 }),
	7: (art) => leaves(art, jeogori),
	8: (art) => art.circle(0, 30, 30).fill(black),
	9: (art) => blossom(art, { fill: lit, petals: 12 }),
	10: (art) => maple(art, red),
};

function needles(art: Graphics, fill: number): Graphics {
	for (const turn of [-0.9, -0.45, 0, 0.45, 0.9])
		art
			.poly([
				0,
				26,
				Math.sin(turn) * 30 - 2,
				26 - Math.cos(turn) * 30,
				Math.sin(turn) * 30 + 3,
				26 - Math.cos(turn) * 30,
			])
			.fill(fill);
	return art;
}

type Blossom = { readonly fill: number; readonly petals: number };

function blossom(art: Graphics, { fill, petals }: Blossom): Graphics {
	for (let petal = 0; petal < petals; petal++) {
		const turn = (petal * 2 * Math.PI) / petals;
		art.circle(Math.sin(turn) * 14, 10 - Math.cos(turn) * 14, 46 / petals).fill(fill);
	}
	return art.circle(0, 10, 5).fill(lit);
}

function hanging(art: Graphics, fill: number): Graphics {
	for (const [x, long] of [
		[-16, 24],
		[0, 34],
		[16, 20],
	] as const)
		for (let at = 0; at < long; at += 7) art.circle(x, at - 8, 4).fill(fill);
	return art;
}

function leaves(art: Graphics, fill: number): Graphics {
	for (const x of [-16, 0, 16]) art.poly([x, 30, x - 6, 4, x, -14, x + 6, 4]).fill(fill);
	return art;
}

function maple(art: Graphics, fill: number): Graphics {
	for (const turn of [-1.3, -0.65, 0, 0.65, 1.3])
		art
			.poly([
				0,
				26,
				Math.sin(turn - 0.2) * 16,
				20 - Math.cos(turn - 0.2) * 16,
				Math.sin(turn) * 32,
				22 - Math.cos(turn) * 32,
				Math.sin(turn + 0.2) * 16,
				20 - Math.cos(turn + 0.2) * 16,
			])
			.fill(fill);
	return art;
}

export function hwatuFace(card: Hwatu): Container {
	const month = monthOf(card);
	const front = new Container();
	const paper = new Graphics()
		.roundRect(-width / 2, -height / 2, width, height, 6)
		.fill(palette.paper)
		.stroke({ width: 4, color: red });
	const art = new Graphics();
	plants[month]?.(art);
	// The second card of a month is a plain one: its plant is smaller.
	art.scale.set(card % 2 === 0 ? 1 : 0.7);
	art.position.set(2, 8);
	const figure = new Text({
		text: String(month),
		style: { fontFamily: "Pretendard Variable, system-ui, sans-serif", fontSize: 30, fontWeight: "700", fill: black },
		resolution: 2,
	});
	figure.position.set(-width / 2 + 7, -height / 2 + 4);
	front.addChild(paper, art, figure);
	if (isBright(card)) {
		const sun = new Graphics()
			.circle(width / 2 - 19, -height / 2 + 20, 11)
			.fill(lit)
			.stroke({ width: 2, color: red });
		front.addChild(sun);
	}
	return front;
}
