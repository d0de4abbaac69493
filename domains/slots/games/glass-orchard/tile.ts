// The tile of Glass Orchard in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, flower, glow, shape, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Noon through a rose of glass, beds of flowers at its foot. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#5fb8e0", "#bfeaf0", "#8fd0a0", "#3f8a5a"]);
	const middle = { x: width / 2, y: height * 0.3 };
	const tones = ["#ffe9a0", "#9fdcf5", "#ffd0b0", "#c8f0c0"];
	for (let ray = 0; ray < 20; ray++) {
		const turn = (part: number): readonly [number, number] => [
			middle.x + Math.cos(((ray + part) / 20) * Math.PI * 2) * height,
			middle.y + Math.sin(((ray + part) / 20) * Math.PI * 2) * height,
		];
		shape(brush, [[middle.x, middle.y], turn(0), turn(0.92)], tones[ray % tones.length] ?? "#ffe9a0");
	}
	for (let bed = 0; bed < 12; bed++) {
		const at = { x: width * (((bed * 5) % 12) / 11), y: height * (0.72 + (bed % 3) * 0.1) };
		disc(brush, { ...at, r: width * 0.13 }, bed % 2 === 0 ? "#2f8a5a" : "#4fa86a");
		flower(
			brush,
			{ ...at, petals: 6 },
			{
				length: width * 0.06,
				width: width * 0.03,
				fill: ["#ff8f7a", "#ffd24a", "#c99af0"][bed % 3] ?? "#ffd24a",
				edge: "#1c4a3a",
			},
		);
	}
	glow(brush, { ...middle, r: width * 0.55 }, "rgba(255,240,170,0.7)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.sunWindow, x: 0.5, y: 0.3, size: 0.56 },
		{ symbol: drawn.fig, x: 0.16, y: 0.62, size: 0.34, turn: -10 },
		{ symbol: drawn.plum, x: 0.84, y: 0.62, size: 0.34, turn: 8 },
		{ symbol: drawn.grape, x: 0.18, y: 0.96, size: 0.34 },
		{ symbol: drawn.lime, x: 0.84, y: 0.95, size: 0.3 },
		{ symbol: drawn.pomegranate, x: 0.5, y: 0.76, size: 0.6 },
	],
	mark,
	ink: "#f4ffe4",
};
