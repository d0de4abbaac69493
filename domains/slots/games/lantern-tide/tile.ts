// The tile of Lantern Tide in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, shape, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Lit windows and lanterns over black water. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#121a54", "#3a2f7a", "#8a4070", "#1c3468", "#0a1c40"]);
	for (let house = 0; house < 6; house++) {
		const [x, top] = [width * (house * 0.18 - 0.04), height * (0.4 + ((house * 5) % 4) * 0.035)];
		brush.fillStyle = house % 2 === 0 ? "#2a2a66" : "#40306a";
		brush.fillRect(x, top, width * 0.16, height * 0.62 - top);
		shape(
			brush,
			[
				[x - 16, top + 8],
				[x + width * 0.08, top - 34],
				[x + width * 0.16 + 16, top + 8],
			],
			"#7a1e34",
		);
		brush.fillStyle = "#ffc060";
		brush.fillRect(x + width * 0.03, top + 30, width * 0.035, height * 0.05);
		brush.fillRect(x + width * 0.095, top + 30, width * 0.035, height * 0.05);
	}
	waves(brush, { width, height, top: height * 0.62, r: width * 0.085 }, [
		[1, "#071a3a"],
		[0.92, "#ffb060"],
		[0.8, "#1c3f7a"],
		[0.5, "#2f5f9a"],
		[0.26, "#12305f"],
	]);
	for (const [x, y] of [
		[0.14, 0.16],
		[0.3, 0.3],
		[0.66, 0.12],
		[0.9, 0.42],
		[0.1, 0.5],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.12 }, "rgba(255,150,70,0.7)");
		disc(brush, { x: width * x, y: height * y, r: width * 0.026 }, "#ff8a48");
	}
	glow(brush, { x: width * 0.48, y: height * 0.54, r: width * 0.6 }, "rgba(255,120,60,0.55)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.fullMoon, x: 0.82, y: 0.2, size: 0.3 },
		{ symbol: drawn.sampan, x: 0.2, y: 0.86, size: 0.38, turn: -4 },
		{ symbol: drawn.carp, x: 0.82, y: 0.9, size: 0.4, turn: 8 },
		{ symbol: drawn.lantern, x: 0.48, y: 0.54, size: 0.78 },
	],
	mark,
	ink: "#ffe9b8",
};
