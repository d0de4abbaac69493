// The tile of Salt Caravan in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, peak, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Dunes under a night that still burns at its foot. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#10164a", "#2f2f80", "#a84a6a", "#f0a45a", "#6a2f3a"]);
	for (let star = 0; star < 60; star++) {
		disc(brush, { x: ((star * 137) % 101) * width * 0.01, y: ((star * 71) % 53) * height * 0.009, r: 2.4 }, "#dfe6ff");
	}
	for (const [x, top, span, tones] of [
		[0.15, 0.54, 1.2, ["#e8965a", "#a8524e", "#6a3050"]],
		[0.9, 0.6, 1.2, ["#f0a860", "#b85a48", "#6a2f44"]],
		[0.5, 0.72, 1.7, ["#c8703f", "#7a3a40", "#3a1c34"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * span }, tones);
	}
	glow(brush, { x: width * 0.5, y: height * 0.26, r: width * 0.5 }, "rgba(255,220,150,0.5)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.caravanStar, x: 0.5, y: 0.24, size: 0.36 },
		{ symbol: drawn.teapot, x: 0.17, y: 0.92, size: 0.3, turn: -6 },
		{ symbol: drawn.saltSlab, x: 0.82, y: 0.9, size: 0.36, turn: 6 },
		{ symbol: drawn.camel, x: 0.48, y: 0.66, size: 0.8 },
	],
	mark,
	ink: "#ffe6a8",
};
