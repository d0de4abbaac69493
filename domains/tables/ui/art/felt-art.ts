// What lies under all tables: silk with a border of mosaic whose tiles go dark as time to bet runs out, and the dealer.
import { Container, Graphics } from "pixi.js";
import { palette } from "./palette.ts";

export type Room = { readonly width: number; readonly height: number };

const tile = 12;

export type FeltArt = {
	readonly container: Container;
	readonly place: (room: Room) => void;
	/** The part of the border that is lit, from 0 to 1. */
	readonly light: (part: number) => void;
};

export function createFelt(colour: number): FeltArt {
	const container = new Container();
	const [silk, tiles] = [new Graphics(), new Graphics()];
	container.addChild(silk, tiles);
	let [room, lit]: [Room, number] = [{ width: 0, height: 0 }, 1];
	const draw = (): void => {
		tiles.clear();
		const places = borderOf(room);
		for (const [index, { x, y }] of places.entries()) {
			const on = index / Math.max(1, places.length) < lit;
			tiles
				.roundRect(x + 1, y + 1, tile - 2, tile - 2, 2)
				.fill({ color: on ? palette.tile : palette.tileDark, alpha: on ? 0.85 : 0.6 });
		}
	};
	return {
		container,
		place(next) {
			room = next;
			silk.clear().rect(0, 0, next.width, next.height).fill(colour);
			for (let line = 0; line < next.width + next.height; line += 9)
				silk
					.moveTo(line, 0)
					.lineTo(line - next.height, next.height)
					.stroke({ width: 1, color: palette.weave, alpha: 0.035 });
			draw();
		},
		light(part) {
			if (Math.abs(part - lit) < 0.004) return;
			lit = part;
			draw();
		},
	};
}

/** From the middle of the upper edge clockwise. */
function borderOf({ width, height }: Room): readonly { readonly x: number; readonly y: number }[] {
	const [columns, rows] = [Math.max(2, Math.floor(width / tile)), Math.max(2, Math.floor(height / tile))];
	const [wide, high] = [width / columns, height / rows];
	const top = Array.from({ length: columns }, (_, column) => ({ x: column * wide, y: 0 }));
	const right = Array.from({ length: rows - 2 }, (_, row) => ({ x: (columns - 1) * wide, y: (row + 1) * high }));
	const bottom = top.map(({ x }) => ({ x, y: (rows - 1) * high })).toReversed();
	const left = right.map(({ y }) => ({ x: 0, y })).toReversed();
	const half = Math.floor(columns / 2);
	return [...top.slice(half), ...right, ...bottom, ...left, ...top.slice(0, half)];
}

export type DealerArt = {
	readonly container: Container /** From -1 to 1: where the hands are. */;
	readonly reach: (to: number) => void;
};

/** Paper cut, in hanbok; the hands deal. About 120 high, its feet at the origin. */
export function createDealer(): DealerArt {
	const container = new Container();
	const body = new Graphics()
		.poly([-62, 0, -34, -58, 34, -58, 62, 0])
		.fill(palette.chima)
		.poly([-40, -44, -26, -84, 26, -84, 40, -44])
		.fill(palette.jeogori)
		.poly([-10, -84, 0, -62, 10, -84])
		.fill(palette.collar)
		.poly([2, -62, 12, -30, 6, -28, 0, -58])
		.fill(palette.ribbon)
		.circle(0, -104, 19)
		.fill(palette.skin)
		.ellipse(0, -113, 20, 13)
		.fill(palette.hair)
		.circle(0, -129, 7)
		.fill(palette.hair)
		.rect(-15, -131, 30, 3)
		.fill(palette.ribbon);
	const hands = [-1, 1].map((side) => {
		const hand = new Graphics()
			.poly([side * 24, -80, side * 62, -40, side * 54, -26, side * 20, -58])
			.fill(palette.jeogori)
			.circle(side * 60, -30, 8)
			.fill(palette.skin);
		return { hand, side };
	});
	container.addChild(body, ...hands.map(({ hand }) => hand));
	return {
		container,
		reach(to) {
			for (const { hand, side } of hands) {
				hand.rotation = side * to > 0 ? -0.35 * to : 0;
				hand.y = side * to > 0 ? 6 * Math.abs(to) : 0;
			}
		},
	};
}
