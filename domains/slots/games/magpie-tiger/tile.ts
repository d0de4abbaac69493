// The tile of Magpie and Tiger in the lobby: its ground, to be laid in stone, and the symbols lit before it.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { glow, pine, rings, sky } from "../../../../tools/art/brushwork.ts";
import type { Paint } from "../../../../tools/art/mosaic.ts";
import type { Tile } from "../../../../tools/art/tile.ts";
import * as drawn from "./art/symbols.ts";
import mark from "./art/word-mark.json" with { type: "json" };

/** A morning hill in mineral greens, a pine, the red sun. */
const ground: Paint = (brush, { width, height }) => {
	sky(brush, { width, height }, ["#e9c987", "#e6b36a", "#c9813f"]);
	rings(brush, { x: width * 0.74, y: height * 0.2, r: width * 0.19 }, ["#b5301f", "#d9482c", "#ee6a3f"]);
	for (const [x, top, span, tones] of [
		[0.1, 0.36, 0.9, ["#2f6146", "#5f9a72"]],
		[0.85, 0.46, 0.9, ["#2c5348", "#4b8a70"]],
		[0.45, 0.62, 1.5, ["#1d4436", "#2f6a4c", "#24573f"]],
	] as const) {
		hill(brush, { x: width * x, top: height * top, foot: height, span: width * span }, tones);
	}
	pine(brush, { x: width * 0.14, y: height * 0.74, height: height * 0.52, lean: width * 0.1 });
	glow(brush, { x: width * 0.5, y: height * 0.55, r: width * 0.55 }, "rgba(255,190,90,0.35)");
};

function hill(
	brush: SKRSContext2D,
	at: { x: number; top: number; foot: number; span: number },
	tones: readonly string[],
): void {
	tones.forEach((tone, index) => {
		const rise = at.top + (at.foot - at.top) * index * 0.16;
		brush.fillStyle = tone;
		brush.beginPath();
		brush.moveTo(at.x - at.span / 2, at.foot);
		brush.quadraticCurveTo(at.x, rise - (at.foot - rise) * 0.5, at.x + at.span / 2, at.foot);
		brush.fill();
	});
}

export const tile: Tile = {
	ground,
	figures: [
		{ symbol: drawn.peony, x: 0.12, y: 0.98, size: 0.28 },
		{ symbol: drawn.peony, x: 0.9, y: 0.94, size: 0.24 },
		{ symbol: drawn.magpie, x: 0.56, y: 0.3, size: 0.44 },
		{ symbol: drawn.tiger, x: 0.5, y: 0.74, size: 0.8 },
	],
	mark,
	ink: "#fff0cc",
};
