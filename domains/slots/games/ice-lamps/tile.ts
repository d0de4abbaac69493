// The tile of Lamps of the North in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A frozen bay below curtains of light, snow on the hills. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#070d2c", "#142a6a", "#3a7ab0", "#9cc8ec", "#4a7cb8"]);
	for (const [x, y, colour] of [
		[0.1, 0.2, "rgba(90,255,190,0.55)"],
		[0.36, 0.12, "rgba(120,255,220,0.5)"],
		[0.62, 0.2, "rgba(180,130,255,0.5)"],
		[0.9, 0.14, "rgba(90,255,190,0.5)"],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.36 }, colour);
	}
	for (const [x, top] of [
		[0.12, 0.44],
		[0.88, 0.42],
		[0.5, 0.5],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.8, width: width * 0.8 }, [
			"#e6f2ff",
			"#8fb4e0",
			"#3f66a4",
		]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.6, r: width * 0.55 }, "rgba(255,214,130,0.55)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.northernLights, x: 0.18, y: 0.27, size: 0.32, turn: -6 },
		{ symbol: drawn.snowOwl, x: 0.84, y: 0.27, size: 0.34, turn: 6 },
		{ symbol: drawn.husky, x: 0.17, y: 0.93, size: 0.36, turn: -5 },
		{ symbol: drawn.reindeer, x: 0.84, y: 0.92, size: 0.4, turn: 5 },
		{ symbol: drawn.iceLamp, x: 0.5, y: 0.58, size: 0.7 },
	],
	mark,
	ink: "#eaf7ff",
};
