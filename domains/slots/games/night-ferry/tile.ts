// The tile of Night Ferry in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, sky, waves } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** The open sea by night in a poster's bands, with a ship's lamps on it. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#06202c", "#14586a", "#3c9490", "#f0a850", "#0c3442"]);
	for (let star = 0; star < 50; star++) {
		disc(brush, { x: ((star * 137) % 101) * width * 0.01, y: ((star * 71) % 47) * height * 0.009, r: 2.6 }, "#f5ecd0");
	}
	waves(brush, { width, height, top: height * 0.66, r: width * 0.11 }, [
		[1, "#04161f"],
		[0.9, "#ffb85a"],
		[0.78, "#12505e"],
		[0.5, "#1f7a84"],
		[0.26, "#0c3442"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.6 }, "rgba(255,190,90,0.5)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.shipBell, x: 0.16, y: 0.28, size: 0.3, turn: -8 },
		{ symbol: drawn.portLight, x: 0.85, y: 0.28, size: 0.3, turn: 6 },
		{ symbol: drawn.captain, x: 0.18, y: 0.95, size: 0.38, turn: -4 },
		{ symbol: drawn.lifeRing, x: 0.83, y: 0.94, size: 0.34, turn: 12 },
		{ symbol: drawn.ferry, x: 0.5, y: 0.55, size: 0.7 },
	],
	mark,
	ink: "#ffe3a4",
};
