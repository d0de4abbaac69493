// The tile of Reed Organ in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, shape, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Pipes of tin against a wall of warm wood, the noon falling across them. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#fff0bc", "#e8b46a", "#b4743c", "#6a3a1e", "#2c160c"]);
	for (let pipe = 0; pipe < 11; pipe++) {
		const part = Math.abs(pipe - 5) / 5;
		const [left, top] = [(width * pipe) / 11, height * (0.06 + 0.24 * part)];
		for (const [at, wide, tone] of [
			[0.06, 0.88, "#7a6248"],
			[0.14, 0.66, "#d8c8aa"],
			[0.26, 0.26, "#fff8e6"],
		] as const) {
			brush.fillStyle = tone;
			brush.fillRect(left + (width / 11) * at, top, (width / 11) * wide, height * 0.5);
		}
		const middle = left + width / 22;
		shape(
			brush,
			[
				[middle - width * 0.028, height * 0.46],
				[middle + width * 0.028, height * 0.46],
				[middle, height * 0.4],
			],
			"#5a4024",
		);
	}
	for (const part of [0.15, 0.55, 0.95]) {
		shape(
			brush,
			[
				[width * part, 0],
				[width * (part + 0.16), 0],
				[width * (part - 0.2), height],
				[width * (part - 0.44), height],
			],
			"rgba(255,240,190,0.22)",
		);
	}
	glow(brush, { x: width * 0.5, y: height * 0.56, r: width * 0.62 }, "rgba(255,200,100,0.6)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.metronome, x: 0.19, y: 0.3, size: 0.38, turn: -6 },
		{ symbol: drawn.candleArm, x: 0.82, y: 0.3, size: 0.38, turn: 4 },
		{ symbol: drawn.trebleStop, x: 0.17, y: 0.9, size: 0.32, turn: -8 },
		{ symbol: drawn.bellows, x: 0.83, y: 0.9, size: 0.38, turn: 6 },
		{ symbol: drawn.silverReed, x: 0.5, y: 0.6, size: 0.76 },
	],
	mark,
	ink: "#ffe8b4",
};
