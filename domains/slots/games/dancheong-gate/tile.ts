// The tile of Dancheong Gate in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { flower, glow, pigment, seaArcs, shape, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Rays of the five colours from behind the guardian, eaves above, waves below. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#0d2a33", "#14504f", "#0c2a3a"]);
	const middle = { x: width / 2, y: height * 0.42 };
	const tones = ["#1c6f63", "#14423f", "#1f4f8a", "#14423f"];
	for (let ray = 0; ray < 28; ray++) {
		const turn = (part: number): readonly [number, number] => [
			middle.x + Math.cos(((ray + part) / 28) * Math.PI * 2) * height,
			middle.y + Math.sin(((ray + part) / 28) * Math.PI * 2) * height,
		];
		shape(brush, [[middle.x, middle.y], turn(0), turn(1)], tones[ray % tones.length] ?? pigment.pine);
	}
	for (const [part, tone] of [
		[0.16, "#0b1a22"],
		[0.125, pigment.gold],
		[0.11, pigment.cinnabar],
		[0.07, pigment.jade],
		[0.035, "#12343c"],
	] as const) {
		brush.fillStyle = tone;
		brush.fillRect(0, 0, width, height * part);
	}
	for (let x = width * 0.1; x < width; x += width * 0.2) {
		flower(
			brush,
			{ x, y: height * 0.06, petals: 8 },
			{ length: width * 0.075, width: width * 0.04, fill: "#ffd98a", edge: "#7d1d1a" },
		);
	}
	glow(brush, { ...middle, r: width * 0.6 }, "rgba(255,170,70,0.5)");
	waves(brush, { width, height, top: height * 0.78, r: width * 0.1 }, seaArcs);
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.azure, x: 0.14, y: 0.36, size: 0.3 },
		{ symbol: drawn.saffron, x: 0.87, y: 0.38, size: 0.28 },
		{ symbol: drawn.lotus, x: 0.2, y: 0.88, size: 0.34, turn: -10 },
		{ symbol: drawn.jade, x: 0.84, y: 0.86, size: 0.28 },
		{ symbol: drawn.gateGuardian, x: 0.5, y: 0.62, size: 0.86 },
	],
	mark,
	ink: "#ffe7b0",
};
