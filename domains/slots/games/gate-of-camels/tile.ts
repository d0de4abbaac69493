// The tile of The Well at Dawn in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Dunes in the first light, and water at their foot. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#4a3a86", "#b8689a", "#f4948a", "#ffd490", "#a8503e"]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.6 }, "rgba(255,230,160,0.7)");
	for (const [x, top, span, tones] of [
		[0.1, 0.5, 1.2, ["#f0a07a", "#c8645e", "#8a3a5a"]],
		[0.92, 0.52, 1.2, ["#f4b080", "#d0705a", "#8a3a52"]],
		[0.5, 0.66, 1.6, ["#e89a5e", "#b85a48", "#6a2840"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * span }, tones);
	}
	waves(brush, { width, height, top: height * 0.84, r: width * 0.1 }, [
		[1, "#2a4a6e"],
		[0.88, "#8ad8e4"],
		[0.72, "#3a94b4"],
		[0.4, "#5ab8cc"],
	]);
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.waterskin, x: 0.17, y: 0.28, size: 0.32, turn: -8 },
		{ symbol: drawn.desertFalcon, x: 0.84, y: 0.28, size: 0.34, turn: 5 },
		{ symbol: drawn.caravanGuide, x: 0.17, y: 0.93, size: 0.38, turn: -4 },
		{ symbol: drawn.well, x: 0.84, y: 0.93, size: 0.38, turn: 4 },
		{ symbol: drawn.whiteCamel, x: 0.5, y: 0.57, size: 0.7 },
	],
	mark,
	ink: "#fff0cc",
};
