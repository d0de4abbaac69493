// The tile of The Jar Terrace in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, peak, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A terrace of crocks below far hills, white with the first frost. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#3f78bc", "#8fc0e4", "#f6dca8", "#b08a5c", "#5a3a24"]);
	glow(brush, { x: width * 0.74, y: height * 0.22, r: width * 0.55 }, "rgba(255,244,204,0.8)");
	for (const [x, top] of [
		[0.15, 0.34],
		[0.7, 0.38],
		[1, 0.33],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.56, width: width * 0.9 }, ["#8fb0d0", "#6488b0"]);
	}
	for (const [index, y] of [0.56, 0.72, 0.88].entries()) {
		brush.fillStyle = ["#c4b08c", "#a88f68", "#86704e"][index] ?? "#a88f68";
		brush.fillRect(0, height * y, width, height * 0.2);
		brush.fillStyle = "#f8f6ee";
		brush.fillRect(0, height * y, width, height * 0.012);
		for (let pot = 0; pot < 7; pot++) {
			const x = width * ((pot + (index % 2) * 0.5) / 6);
			disc(brush, { x, y: height * (y + 0.02), r: width * 0.075 }, pot % 2 === 0 ? "#7a3a1e" : "#9a5228");
			disc(brush, { x, y: height * (y - 0.035), r: width * 0.036 }, "#fdf6e2");
		}
	}
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,200,110,0.45)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.firstFrost, x: 0.8, y: 0.3, size: 0.36, turn: 8 },
		{ symbol: drawn.chilliString, x: 0.17, y: 0.34, size: 0.38, turn: -6 },
		{ symbol: drawn.mejuBlock, x: 0.18, y: 0.9, size: 0.38, turn: -5 },
		{ symbol: drawn.cabbage, x: 0.84, y: 0.9, size: 0.36, turn: 6 },
		{ symbol: drawn.ropedJar, x: 0.5, y: 0.6, size: 0.72 },
	],
	mark,
	ink: "#fff0cc",
};
