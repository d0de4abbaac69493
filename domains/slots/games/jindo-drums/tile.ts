// The tile of Drums of the Moon in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, rings, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** The first full moon of a year over an island's hills. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#1a1450", "#45308a", "#a8487a", "#5a2450", "#1c0c30"]);
	glow(brush, { x: width * 0.5, y: height * 0.24, r: width * 0.52 }, "rgba(255,225,150,0.8)");
	rings(brush, { x: width * 0.5, y: height * 0.24, r: width * 0.24 }, ["#fff4cc", "#ffe9a6", "#fff0bc", "#f6d890"]);
	for (const [x, top, foot] of [
		[0.16, 0.52, 0.8],
		[0.82, 0.5, 0.8],
		[0.5, 0.62, 1],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * foot, width: width * 0.9 }, [
			"#7a4a9a",
			"#4a2c78",
			"#2c184e",
		]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.62, r: width * 0.55 }, "rgba(255,130,70,0.5)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.gong, x: 0.15, y: 0.46, size: 0.3, turn: -8 },
		{ symbol: drawn.shawm, x: 0.86, y: 0.42, size: 0.32, turn: 6 },
		{ symbol: drawn.trebleDrum, x: 0.18, y: 0.92, size: 0.36, turn: -6 },
		{ symbol: drawn.hourglassDrum, x: 0.83, y: 0.92, size: 0.36, turn: 6 },
		{ symbol: drawn.dancer, x: 0.5, y: 0.66, size: 0.7 },
	],
	mark,
	ink: "#ffe9b0",
};
