// The tile of Kites Over the Estuary in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, shape, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A bright sky over flats from which the tide has gone, the river bending through them. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#2f8fd8", "#6cc4ee", "#d8f2ee", "#f0d8a0", "#a87c4a"]);
	glow(brush, { x: width * 0.74, y: height * 0.2, r: width * 0.5 }, "rgba(255,248,200,0.75)");
	for (const [x, top] of [
		[0.1, 0.5],
		[0.6, 0.53],
		[1, 0.49],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.64, width: width * 0.9 }, ["#7fc0a8", "#4a9a88"]);
	}
	brush.fillStyle = "#d8b878";
	brush.fillRect(0, height * 0.62, width, height * 0.38);
	shape(
		brush,
		[
			[width * 0.5, height * 0.62],
			[width * 0.8, height * 0.7],
			[width * 0.3, height * 0.8],
			[width * 0.7, height],
			[width * 0.05, height],
			[width * 0.1, height * 0.78],
			[width * 0.6, height * 0.69],
			[width * 0.4, height * 0.62],
		],
		"#7fd0ec",
	);
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,220,130,0.35)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.carpKite, x: 0.2, y: 0.28, size: 0.38, turn: -8 },
		{ symbol: drawn.boxKite, x: 0.83, y: 0.26, size: 0.32, turn: 10 },
		{ symbol: drawn.heronKite, x: 0.84, y: 0.88, size: 0.38, turn: 8 },
		{ symbol: drawn.kiteWind, x: 0.18, y: 0.86, size: 0.36, turn: -6 },
		{ symbol: drawn.swallowKite, x: 0.5, y: 0.58, size: 0.72, turn: -6 },
	],
	mark,
	ink: "#fff3cf",
};
