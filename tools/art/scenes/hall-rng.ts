// The slots hall: reels as lit columns with flowers on them.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, flower, glow, pigment, sky } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

const eightfold = Math.PI / 8;

/** Three reels as lit columns, a lotus on each. */
export function hallRng(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#2a1408", "#6e3a10", "#c37a1d"]);
	const side = Math.min(width * 0.27, height * 0.5);
	[-1, 0, 1].forEach((place) => {
		const x = width / 2 + place * side * 1.14;
		const column = brush.createLinearGradient(0, 0, 0, height);
		column.addColorStop(0, "#1a1206");
		column.addColorStop(0.5, place === 0 ? "#fff0c4" : "#f7d48a");
		column.addColorStop(1, "#1a1206");
		brush.fillStyle = column;
		brush.fillRect(x - side / 2, 0, side, height);
		for (const [row, size] of [
			[-1, 0.42],
			[0, 0.48],
			[1, 0.42],
		] as const) {
			const at = { x, y: height * 0.5 + row * side * 1.06 };
			blossom(brush, { ...at, r: side * size }, (place + row + 3) % 3);
		}
	});
	glow(brush, { x: width / 2, y: height / 2, r: height * 0.6 }, "rgba(255,190,80,0.35)");
}

/** The same flowers in one row, for the head of the hall's page. */
export function hallRngWide(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#2a1408", "#6e3a10", "#3a1f0c"]);
	const side = height * 0.92;
	for (let place = 0; place < 5; place++) {
		const x = width * 0.3 + place * side * 1.02;
		const column = brush.createLinearGradient(0, 0, 0, height);
		column.addColorStop(0, "#6b4a17");
		column.addColorStop(0.5, "#ffe9b4");
		column.addColorStop(1, "#6b4a17");
		brush.fillStyle = column;
		brush.fillRect(x - side * 0.47, 0, side * 0.94, height);
		blossom(brush, { x, y: height * 0.5, r: side * 0.45 }, (place + 1) % 3);
	}
}

function blossom(brush: SKRSContext2D, at: { x: number; y: number; r: number }, kind: number): void {
	const [outer, inner] = [
		[pigment.cinnabar, pigment.rose],
		[pigment.jade, "#a8dcb5"],
		[pigment.azure, "#a9cdf2"],
	][kind] ?? [pigment.cinnabar, pigment.rose];
	disc(brush, at, "#22170c");
	flower(
		brush,
		{ ...at, petals: 8 },
		{ length: at.r * 0.96, width: at.r * 0.42, fill: inner ?? "", edge: outer ?? "" },
	);
	flower(
		brush,
		{ ...at, petals: 8, turn: eightfold },
		{ length: at.r * 0.6, width: at.r * 0.3, fill: pigment.cream, edge: outer ?? "" },
	);
	disc(brush, { ...at, r: at.r * 0.2 }, pigment.gold);
}
