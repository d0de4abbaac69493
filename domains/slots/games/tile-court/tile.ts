// The tile of Court of Tiles in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A white wall at noon over courses of glazed tiles. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#2f8fe8", "#8fd4fa", "#fff6e0", "#f0d8a8", "#4a6aa0"]);
	for (const x of [0.12, 0.5, 0.88]) {
		disc(brush, { x: width * x, y: height * 0.4, r: width * 0.17 }, "#b8803c");
		disc(brush, { x: width * x, y: height * 0.4, r: width * 0.14 }, "#6cc8a0");
		brush.fillStyle = "#6cc8a0";
		brush.fillRect(width * (x - 0.1), height * 0.4, width * 0.2, height * 0.24);
	}
	const glazes = ["#1f5ac8", "#f4b02c", "#2a9a64", "#d8482e"];
	const side = width / 9;
	for (let tile = 0; tile < 45; tile++) {
		const [column, row] = [tile % 9, Math.floor(tile / 9)];
		const [x, y] = [(column + 0.5) * side, height * 0.64 + row * side];
		brush.fillStyle = (column + row) % 2 === 0 ? "#f4f8fc" : "#c8dcf4";
		brush.fillRect(x - side / 2, y - side / 2, side, side);
		disc(brush, { x, y, r: side * 0.4 }, glazes[(column + row * 2) % glazes.length] ?? "#1f5ac8");
		disc(brush, { x, y, r: side * 0.18 }, "#ffffff");
	}
	glow(brush, { x: width * 0.5, y: height * 0.55, r: width * 0.6 }, "rgba(255,220,130,0.4)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.orangeTree, x: 0.18, y: 0.3, size: 0.4, turn: -4 },
		{ symbol: drawn.swallow, x: 0.8, y: 0.24, size: 0.4, turn: 6 },
		{ symbol: drawn.starTile, x: 0.16, y: 0.92, size: 0.34, turn: -8 },
		{ symbol: drawn.knotTile, x: 0.85, y: 0.92, size: 0.34, turn: 7 },
		{ symbol: drawn.fountain, x: 0.5, y: 0.6, size: 0.74 },
	],
	mark,
	ink: "#fff2c4",
};
