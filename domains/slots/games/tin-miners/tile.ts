// The tile of Tin and Thunder in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, shape, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import { nightMiner } from "./art/people.ts";
import { thunderSlab, tinSlab } from "./art/slabs.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Hills by night below a storm, and the lit mouth of a mine. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#120e38", "#3a2f86", "#7a62b8", "#e0924a", "#2a1838"]);
	for (const [x, y] of [
		[0.78, 0.2],
		[0.2, 0.16],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.42 }, "rgba(220,210,255,0.75)");
	}
	for (const [x, top, foot] of [
		[0.66, 0.02, 0.5],
		[0.36, 0.04, 0.42],
	] as const) {
		const at = (across: number, down: number): readonly [number, number] => [
			width * (x + across),
			height * (top + (foot - top) * down),
		];
		shape(
			brush,
			[at(0, 0), at(-0.07, 0.5), at(0, 0.46), at(-0.05, 1), at(0.08, 0.4), at(0.01, 0.42), at(0.07, 0)],
			"#fff6c8",
		);
	}
	for (const [x, top, tones] of [
		[0.08, 0.4, ["#6a5aa0", "#43366e", "#2a2048"]],
		[0.94, 0.38, ["#6a5aa0", "#43366e", "#2a2048"]],
		[0.5, 0.5, ["#7a5468", "#4a3048", "#24162a"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * 1.1 }, tones);
	}
	glow(brush, { x: width * 0.5, y: height * 0.62, r: width * 0.6 }, "rgba(255,196,90,0.7)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.thundercloud, x: 0.2, y: 0.24, size: 0.4, turn: -5 },
		{ symbol: thunderSlab, x: 0.82, y: 0.26, size: 0.36, turn: 6 },
		{ symbol: tinSlab, x: 0.15, y: 0.9, size: 0.3, turn: -8 },
		{ symbol: drawn.oreCart, x: 0.83, y: 0.89, size: 0.38, turn: 4 },
		{ symbol: nightMiner, x: 0.5, y: 0.58, size: 0.6 },
	],
	mark,
	ink: "#eef6ff",
};
