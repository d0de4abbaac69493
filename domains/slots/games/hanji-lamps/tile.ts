// The tile of Paper Lamps in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { disc, glow, peak, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Strings of lamps over a court by night, the roofs below them dark. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#14164e", "#2f2c7a", "#5a3a86", "#3a2058", "#140c2c"]);
	for (const [x, top] of [
		[0, 0.46],
		[1, 0.46],
		[0.5, 0.52],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.86, width: width * 0.8 }, ["#2c2560", "#221a4c"]);
	}
	const dyes = ["#ff8ab4", "#ffc44a", "#8fd0ff", "#9ae08a", "#ff9a5a"];
	for (let lamp = 0; lamp < 27; lamp++) {
		const row = Math.floor(lamp / 9);
		const part = (lamp % 9) / 8;
		const y = height * (0.06 + row * 0.16 + 0.09 * Math.sin(part * Math.PI));
		glow(brush, { x: width * part, y, r: width * 0.12 }, "rgba(255,190,90,0.55)");
		disc(brush, { x: width * part, y, r: width * 0.034 }, dyes[(lamp * 2) % dyes.length] ?? "#ffc44a");
		disc(brush, { x: width * part, y, r: width * 0.016 }, "#fff6d8");
	}
	glow(brush, { x: width * 0.5, y: height * 0.6, r: width * 0.62 }, "rgba(255,140,110,0.5)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.moonLamp, x: 0.2, y: 0.28, size: 0.36, turn: -6 },
		{ symbol: drawn.carpLamp, x: 0.8, y: 0.28, size: 0.38, turn: 8 },
		{ symbol: drawn.rabbitLamp, x: 0.18, y: 0.9, size: 0.38, turn: -5 },
		{ symbol: drawn.litLamp, x: 0.83, y: 0.88, size: 0.36, turn: 5 },
		{ symbol: drawn.lotusLamp, x: 0.5, y: 0.6, size: 0.72 },
	],
	mark,
	ink: "#ffeec4",
};
