// The tile of The Bee Almanac in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Comb in the noon light above a border of flowers. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#f09a1c", "#ffc83c", "#fff2b0", "#b8dc78", "#3f8a3c"]);
	const side = width / 7;
	for (let index = 0; index < 40; index++) {
		const [column, row] = [index % 8, Math.floor(index / 8)];
		const [x, y] = [(column + (row % 2) / 2) * side, row * side * 0.87];
		disc(brush, { x, y, r: side * 0.49 }, "#d87c10");
		disc(brush, { x, y, r: side * 0.38 }, index % 3 === 0 ? "#ffe68a" : "#ffbe2c");
	}
	const blooms = ["#ffffff", "#f07ab4", "#8a64e0", "#f0503c"];
	for (let index = 0; index < 36; index++) {
		const [column, row] = [index % 9, Math.floor(index / 9)];
		const [x, y] = [(column + 0.3 + (row % 2) / 2) * (width / 9), height * (0.7 + row * 0.09)];
		disc(brush, { x, y, r: width * 0.05 }, blooms[(column + row * 3) % blooms.length] ?? "#ffffff");
		disc(brush, { x, y, r: width * 0.02 }, "#ffc42e");
	}
	glow(brush, { x: width * 0.5, y: height * 0.56, r: width * 0.6 }, "rgba(255,226,130,0.6)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.skep, x: 0.19, y: 0.28, size: 0.4, turn: -4 },
		{ symbol: drawn.fullCell, x: 0.82, y: 0.26, size: 0.34, turn: 6 },
		{ symbol: drawn.poppy, x: 0.15, y: 0.9, size: 0.38, turn: -8 },
		{ symbol: drawn.lavender, x: 0.86, y: 0.9, size: 0.4, turn: 8 },
		{ symbol: drawn.queenBee, x: 0.5, y: 0.6, size: 0.76 },
	],
	mark,
	ink: "#fff0b8",
};
