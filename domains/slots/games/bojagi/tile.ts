// The tile of Bojagi in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import { glow } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** Patches of dyed ramie with light behind them. */
const ground: Paint = (brush, { width, height }) => {
	const dyes = ["#2f4a8f", "#4fa08a", "#a44a7f", "#e2702a", "#e6dcc6", "#c23b3f", "#6f86c8", "#d8a03a"];
	const rows = [0, 0.17, 0.31, 0.5, 0.66, 0.83, 1];
	const columns = [
		[0, 0.38, 0.72, 1],
		[0, 0.24, 0.6, 1],
		[0, 0.46, 0.8, 1],
	];
	let dye = 0;
	rows.slice(0, -1).forEach((top, row) => {
		const cuts = columns[row % columns.length] ?? [0, 1];
		cuts.slice(0, -1).forEach((left, column) => {
			const [right, bottom] = [cuts[column + 1] ?? 1, rows[row + 1] ?? 1];
			brush.fillStyle = dyes[dye % dyes.length] ?? "#e6dcc6";
			brush.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
			dye += 3;
		});
	});
	brush.strokeStyle = "rgba(255,250,235,0.55)";
	brush.lineWidth = width * 0.016;
	for (const part of rows) {
		brush.beginPath();
		brush.moveTo(0, part * height);
		brush.lineTo(width, part * height);
		brush.stroke();
	}
	glow(brush, { x: width / 2, y: height * 0.4, r: width * 0.7 }, "rgba(255,235,190,0.4)");
};

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.plumBlossom, x: 0.2, y: 0.28, size: 0.36, turn: -9 },
		{ symbol: drawn.persimmon, x: 0.82, y: 0.32, size: 0.34, turn: 8 },
		{ symbol: drawn.moonJar, x: 0.8, y: 0.88, size: 0.36, turn: -6 },
		{ symbol: drawn.jadePatch, x: 0.19, y: 0.88, size: 0.32, turn: 7 },
		{ symbol: drawn.butterflyKnot, x: 0.5, y: 0.6, size: 0.62, turn: -3 },
	],
	mark,
	ink: "#fff6e4",
};
