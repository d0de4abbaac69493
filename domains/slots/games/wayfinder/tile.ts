// The tile of Wayfinder in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, rings, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Long swells under the rings of a star compass. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#0f3450", "#1f6478", "#e8964e", "#0f4258"]);
	for (const part of [0.62, 0.46, 0.3]) {
		rings(brush, { x: width * 0.5, y: height * 0.42, r: width * part }, ["#f0c878", "#1f6478"]);
		disc(brush, { x: width * 0.5, y: height * 0.42, r: width * (part - 0.02) }, part === 0.3 ? "#e8a04e" : "#17546a");
	}
	waves(brush, { width, height, top: height * 0.58, r: width * 0.12 }, [
		[1, "#06263a"],
		[0.94, "#f0d8a0"],
		[0.84, "#155a70"],
		[0.6, "#f0d8a0"],
		[0.52, "#1f7f8f"],
		[0.26, "#0c3c52"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.5 }, "rgba(255,180,90,0.45)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.starCompass, x: 0.2, y: 0.26, size: 0.36, turn: -8 },
		{ symbol: drawn.frigatebird, x: 0.82, y: 0.28, size: 0.36, turn: 8 },
		{ symbol: drawn.turtle, x: 0.18, y: 0.92, size: 0.34, turn: 8 },
		{ symbol: drawn.flyingFish, x: 0.84, y: 0.92, size: 0.34, turn: -6 },
		{ symbol: drawn.canoe, x: 0.5, y: 0.62, size: 0.68 },
	],
	mark,
	ink: "#fbe9c0",
};
