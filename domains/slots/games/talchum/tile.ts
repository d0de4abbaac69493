// The tile of Masks at the Market in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, shape, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A market square at dusk: dyed awnings around a fire's light. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#2c1248", "#8a2f5a", "#f08a48", "#a8482c", "#3a1818"]);
	const dyes = ["#d8342e", "#f2b22c", "#2f8a5e", "#2a5ab0", "#f6e4c0"];
	for (let strip = 0; strip < 10; strip++) {
		const [left, right] = [width * strip * 0.1, width * (strip + 1) * 0.1];
		const foot = height * (0.17 + 0.035 * (strip % 2));
		shape(
			brush,
			[
				[width * 0.5 + (left - width * 0.5) * 0.7, 0],
				[width * 0.5 + (right - width * 0.5) * 0.7, 0],
				[right, foot],
				[(left + right) / 2, foot + height * 0.035],
				[left, foot],
			],
			dyes[strip % dyes.length] ?? "#d8342e",
		);
	}
	for (const [x, top] of [
		[0.1, 0.5],
		[0.9, 0.5],
		[0.5, 0.56],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.8, width: width * 0.8 }, ["#7a3050", "#5a2040"]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.55, r: width * 0.7 }, "rgba(255,170,70,0.65)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.brideMask, x: 0.19, y: 0.36, size: 0.4, turn: -10 },
		{ symbol: drawn.butcherMask, x: 0.82, y: 0.34, size: 0.4, turn: 9 },
		{ symbol: drawn.whiteLion, x: 0.17, y: 0.92, size: 0.38, turn: 6 },
		{ symbol: drawn.turningMask, x: 0.84, y: 0.92, size: 0.36, turn: -6 },
		{ symbol: drawn.nobleMask, x: 0.5, y: 0.6, size: 0.72 },
	],
	mark,
	ink: "#ffe9b0",
};
