// The grounds of Noonglass's later tiles, to be laid in stone: daylight through made things.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, shape, sky } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** Pipes of tin against a wall of warm wood, the noon falling across them. */
export function workshopGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#fff0bc", "#e8b46a", "#b4743c", "#6a3a1e", "#2c160c"]);
	for (let pipe = 0; pipe < 11; pipe++) {
		const part = Math.abs(pipe - 5) / 5;
		const [left, top] = [(width * pipe) / 11, height * (0.06 + 0.24 * part)];
		for (const [at, wide, tone] of [
			[0.06, 0.88, "#7a6248"],
			[0.14, 0.66, "#d8c8aa"],
			[0.26, 0.26, "#fff8e6"],
		] as const) {
			brush.fillStyle = tone;
			brush.fillRect(left + (width / 11) * at, top, (width / 11) * wide, height * 0.5);
		}
		const middle = left + width / 22;
		shape(
			brush,
			[
				[middle - width * 0.028, height * 0.46],
				[middle + width * 0.028, height * 0.46],
				[middle, height * 0.4],
			],
			"#5a4024",
		);
	}
	for (const part of [0.15, 0.55, 0.95]) {
		shape(
			brush,
			[
				[width * part, 0],
				[width * (part + 0.16), 0],
				[width * (part - 0.2), height],
				[width * (part - 0.44), height],
			],
			"rgba(255,240,190,0.22)",
		);
	}
	glow(brush, { x: width * 0.5, y: height * 0.56, r: width * 0.62 }, "rgba(255,200,100,0.6)");
}

/** A white wall at noon over courses of glazed tiles. */
export function patioGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#2f8fe8", "#8fd4fa", "#fff6e0", "#f0d8a8", "#4a6aa0"]);
	for (const x of [0.12, 0.5, 0.88]) {
		disc(brush, { x: width * x, y: height * 0.4, r: width * 0.17 }, "#b8803c");
		disc(brush, { x: width * x, y: height * 0.4, r: width * 0.14 }, "#6cc8a0");
		brush.fillStyle = "#6cc8a0";
		brush.fillRect(width * (x - 0.1), height * 0.4, width * 0.2, height * 0.24);
	}
	const glazes = ["#1f5ac8", "#f4b02c", "#2a9a64", "#d8482e"];
	const side = width / 9;
	for (let tile = 0; tile < 45; tile++) {
		const [column, row] = [tile % 9, Math.floor(tile / 9)];
		const [x, y] = [(column + 0.5) * side, height * 0.64 + row * side];
		brush.fillStyle = (column + row) % 2 === 0 ? "#f4f8fc" : "#c8dcf4";
		brush.fillRect(x - side / 2, y - side / 2, side, side);
		disc(brush, { x, y, r: side * 0.4 }, glazes[(column + row * 2) % glazes.length] ?? "#1f5ac8");
		disc(brush, { x, y, r: side * 0.18 }, "#ffffff");
	}
	glow(brush, { x: width * 0.5, y: height * 0.55, r: width * 0.6 }, "rgba(255,220,130,0.4)");
}

/** Comb in the noon light above a border of flowers. */
export function hedgeGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#f09a1c", "#ffc83c", "#fff2b0", "#b8dc78", "#3f8a3c"]);
	const side = width / 7;
	for (let index = 0; index < 40; index++) {
		const [column, row] = [index % 8, Math.floor(index / 8)];
		const [x, y] = [(column + (row % 2) / 2) * side, row * side * 0.87];
		disc(brush, { x, y, r: side * 0.49 }, "#d87c10");
		disc(brush, { x, y, r: side * 0.38 }, index % 3 === 0 ? "#ffe68a" : "#ffbe2c");
	}
	const blooms = ["#ffffff", "#f07ab4", "#8a64e0", "#f0503c"];
	for (let index = 0; index < 36; index++) {
		const [column, row] = [index % 9, Math.floor(index / 9)];
		const [x, y] = [(column + 0.3 + (row % 2) / 2) * (width / 9), height * (0.7 + row * 0.09)];
		disc(brush, { x, y, r: width * 0.05 }, blooms[(column + row * 3) % blooms.length] ?? "#ffffff");
		disc(brush, { x, y, r: width * 0.02 }, "#ffc42e");
	}
	glow(brush, { x: width * 0.5, y: height * 0.56, r: width * 0.6 }, "rgba(255,226,130,0.6)");
}

/** A glass dome at noon, its ribs of brass, rings of the works below. */
export function domeGround(brush: SKRSContext2D, { width, height }: Size): void {
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
}
