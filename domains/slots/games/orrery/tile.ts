// The tile of The Patient Orrery in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A glass dome at noon, its ribs of brass, rings of the works below. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#1f6ac0", "#6ab8ec", "#d4f0fa", "#ffd890", "#7a4a24"]);
	brush.strokeStyle = "#8a5a24";
	brush.lineWidth = width * 0.024;
	for (let rib = 0; rib <= 6; rib++) {
		brush.beginPath();
		brush.moveTo(width * 0.5, -height * 0.05);
		brush.quadraticCurveTo(width * (rib / 6 + (rib - 3) * 0.08), height * 0.2, width * (rib / 6), height * 0.7);
		brush.stroke();
	}
	brush.strokeStyle = "#ffd25a";
	for (const part of [0.26, 0.4, 0.54]) {
		brush.beginPath();
		brush.ellipse(width * 0.5, height * 0.6, width * part, height * part * 0.42, 0, 0, Math.PI * 2);
		brush.stroke();
	}
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.62 }, "rgba(255,224,130,0.6)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.ringedWorld, x: 0.19, y: 0.28, size: 0.4, turn: -4 },
		{ symbol: drawn.seaWorld, x: 0.83, y: 0.27, size: 0.34 },
		{ symbol: drawn.rustWorld, x: 0.16, y: 0.9, size: 0.34 },
		{ symbol: drawn.windingKey, x: 0.84, y: 0.91, size: 0.36, turn: 6 },
		{ symbol: drawn.brassSun, x: 0.5, y: 0.58, size: 0.76 },
	],
	mark,
	ink: "#fff0c0",
};
