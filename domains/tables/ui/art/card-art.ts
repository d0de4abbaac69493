// A card of the drawn table: a large index that people read on a phone, and its back.
import { Container, Graphics, Text } from "pixi.js";
import { type Card, isRed, rankText, suitOf } from "../../core/index.ts";
import { palette } from "./palette.ts";

export const cardSize = { width: 74, height: 104 } as const;

const face = "Pretendard Variable, Noto Sans KR, system-ui, sans-serif";

/** A suit around its middle, forty pixels high. */
function suitArt(suit: number): Graphics {
	const art = new Graphics();
	const unit = 20;
	const fill = suit === 1 || suit === 2 ? palette.red : palette.black;
	if (suit === 1) art.poly([0, -unit, unit * 0.72, 0, 0, unit, -unit * 0.72, 0]).fill(fill);
	if (suit === 2) heart(art, unit).fill(fill);
	if (suit === 3) {
		heart(art, -unit).fill(fill);
		stem(art, unit).fill(fill);
	}
	if (suit === 0) {
		const leaf = unit * 0.42;
		for (const [x, y] of [
			[0, -unit * 0.5],
			[-leaf, unit * 0.1],
			[leaf, unit * 0.1],
		] as const)
			art.circle(x, y, leaf).fill(fill);
		stem(art, unit).fill(fill);
	}
	return art;
}

const heart = (art: Graphics, unit: number): Graphics =>
	art
		.moveTo(0, unit)
		.bezierCurveTo(-unit * 1.5, 0, -unit * 0.9, -unit * 1.2, 0, -unit * 0.35)
		.bezierCurveTo(unit * 0.9, -unit * 1.2, unit * 1.5, 0, 0, unit)
		.closePath();

const stem = (art: Graphics, unit: number): Graphics => art.poly([0, 0, unit * 0.35, unit, -unit * 0.35, unit]);

export function cardFace(card: Card): Container {
	const { width, height } = cardSize;
	const front = new Container();
	front.addChild(
		new Graphics()
			.roundRect(-width / 2, -height / 2, width, height, 8)
			.fill(palette.paper)
			.stroke({ width: 1.5, color: palette.edge }),
	);
	const fill = isRed(card) ? palette.red : palette.black;
	const index = new Text({
		text: rankText(card),
		style: { fontFamily: face, fontSize: 44, fontWeight: "700", fill, letterSpacing: -2 },
		resolution: 2,
	});
	index.anchor.set(0, 0);
	index.position.set(-width / 2 + 7, -height / 2 + 1);
	const suit = suitArt(suitOf(card));
	suit.position.set(width / 2 - 26, height / 2 - 28);
	front.addChild(index, suit);
	return front;
}

/** A mosaic of small stones. */
export function cardBack(): Container {
	const { width, height } = cardSize;
	const back = new Graphics()
		.roundRect(-width / 2, -height / 2, width, height, 8)
		.fill(palette.back)
		.stroke({ width: 1.5, color: palette.edge });
	for (let row = 0; row < 7; row++)
		for (let column = 0; column < 5; column++) {
			const [x, y] = [-width / 2 + 10 + column * 11.5, -height / 2 + 10 + row * 12.5];
			back.poly([x, y, x + 7, y, x + 9, y + 2, x + 9, y + 10, x, y + 10]).fill({
				color: palette.backLine,
				alpha: (row + column) % 3 === 0 ? 0.75 : 0.3,
			});
		}
	const whole = new Container();
	whole.addChild(back);
	return whole;
}
