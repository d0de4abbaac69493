// The tile of The Long Monsoon in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, peak, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A warm sea at dusk under a low moon, the coast in lamplight. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#1a1a52", "#6a3a86", "#e87a4a", "#ffc46a", "#1c4a86"]);
	disc(brush, { x: width * 0.5, y: height * 0.2, r: width * 0.13 }, "#fff2c4");
	glow(brush, { x: width * 0.5, y: height * 0.2, r: width * 0.5 }, "rgba(255,226,150,0.7)");
	for (const [x, top] of [
		[0.08, 0.5],
		[0.94, 0.48],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.68, width: width * 0.7 }, ["#8a4a7c", "#4a2a66"]);
	}
	waves(brush, { width, height, top: height * 0.68, r: width * 0.12 }, [
		[1, "#0c2450"],
		[0.88, "#7fd0e4"],
		[0.74, "#1c4a86"],
		[0.5, "#2f78b0"],
		[0.26, "#0c2450"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,180,90,0.5)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.kamal, x: 0.17, y: 0.28, size: 0.34, turn: -7 },
		{ symbol: drawn.rolledChart, x: 0.82, y: 0.28, size: 0.38, turn: 7 },
		{ symbol: drawn.coffeePot, x: 0.17, y: 0.92, size: 0.36, turn: -5 },
		{ symbol: drawn.spiceSack, x: 0.84, y: 0.93, size: 0.36, turn: 6 },
		{ symbol: drawn.lateenSail, x: 0.5, y: 0.58, size: 0.7 },
	],
	mark,
	ink: "#fff0cc",
};
