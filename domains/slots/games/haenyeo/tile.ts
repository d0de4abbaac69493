// The tile of Women of the Sea in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, peak, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Light from above into deep water, and the black coast on both sides. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#bff0e2", "#4fb4b8", "#1f7590", "#0b3554"]);
	glow(brush, { x: width * 0.5, y: height * 0.08, r: width * 0.6 }, "rgba(255,246,210,0.8)");
	for (const [x, top, foot] of [
		[0.02, 0.5, 1.1],
		[1, 0.46, 1.1],
		[0.5, 0.86, 1.1],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * foot, width: width * 0.6 }, [
			"#4a6a74",
			"#2c414e",
			"#182833",
		]);
	}
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.octopus, x: 0.82, y: 0.34, size: 0.36, turn: 10 },
		{ symbol: drawn.float, x: 0.16, y: 0.34, size: 0.3, turn: -8 },
		{ symbol: drawn.pearl, x: 0.2, y: 0.94, size: 0.38, turn: -5 },
		{ symbol: drawn.abalone, x: 0.82, y: 0.94, size: 0.36, turn: 8 },
		{ symbol: drawn.seaWoman, x: 0.5, y: 0.64, size: 0.66 },
	],
	mark,
	ink: "#fff1cf",
};
