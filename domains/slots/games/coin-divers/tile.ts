// The tile of Coins in the Harbour in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, seaArcs, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A harbour by night: a lit sky over black water, lamps along its edge. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#0a1428", "#2a3a5a", "#c07a44", "#17405c", "#061020"]);
	for (const part of [0.08, 0.28, 0.72, 0.92]) {
		glow(brush, { x: width * part, y: height * 0.46, r: width * 0.2 }, "rgba(255,200,100,0.75)");
	}
	waves(brush, { width, height, top: height * 0.8, r: width * 0.1 }, seaArcs);
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.steamer, x: 0.5, y: 0.26, size: 0.52 },
		{ symbol: drawn.harbourCoin, x: 0.16, y: 0.6, size: 0.28, turn: -8 },
		{ symbol: drawn.harbourCoin, x: 0.85, y: 0.52, size: 0.24, turn: 10 },
		{ symbol: drawn.crab, x: 0.18, y: 0.97, size: 0.3 },
		{ symbol: drawn.flyingFish, x: 0.84, y: 0.92, size: 0.34, turn: -8 },
		{ symbol: drawn.spongeDiver, x: 0.5, y: 0.72, size: 0.62 },
	],
	mark,
	ink: "#ffdf9a",
};
