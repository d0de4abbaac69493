// The tile of Loom of Clouds in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, rings, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Bands of a web, in steps, before a mountain's sun. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#3a63b0", "#c884c0", "#f6b080", "#5a2468"]);
	rings(brush, { x: width * 0.5, y: height * 0.36, r: width * 0.3 }, ["#f08a3c", "#ffb84a", "#ffe08a"]);
	const cell = width / 18;
	for (let column = 0; column < 18; column++) {
		const steps = 8 - Math.abs(column - 8.5);
		brush.fillStyle = column % 2 === 0 ? "#7a3f9a" : "#6a348a";
		brush.fillRect(column * cell, height * 0.66 - steps * cell * 0.7, cell + 1, height);
	}
	for (let row = 0; row < 5; row++) {
		for (let column = 0; column < 18; column++) {
			brush.fillStyle = ["#d8344a", "#ffd04a", "#2fa67a", "#f0679a", "#3350b8"][(column + row * 2) % 5] ?? "#d8344a";
			if ((column + row) % 2 === 0) brush.fillRect(column * cell, height * 0.74 + row * cell, cell + 1, cell + 1);
		}
	}
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.55 }, "rgba(255,190,110,0.45)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.diamondWeave, x: 0.14, y: 0.3, size: 0.34, turn: -8 },
		{ symbol: drawn.condor, x: 0.8, y: 0.3, size: 0.42, turn: 6 },
		{ symbol: drawn.fox, x: 0.18, y: 0.9, size: 0.36, turn: 6 },
		{ symbol: drawn.spindle, x: 0.84, y: 0.9, size: 0.34, turn: -7 },
		{ symbol: drawn.llama, x: 0.5, y: 0.62, size: 0.62 },
	],
	mark,
	ink: "#fff1d0",
};
