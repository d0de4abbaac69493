// The grounds of the later games' tiles: an estuary, a market and a temple court, to be laid in stone.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, peak, shape, sky } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** A bright sky over flats from which the tide has gone, the river bending through them. */
export function estuaryGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#2f8fd8", "#6cc4ee", "#d8f2ee", "#f0d8a0", "#a87c4a"]);
	glow(brush, { x: width * 0.74, y: height * 0.2, r: width * 0.5 }, "rgba(255,248,200,0.75)");
	for (const [x, top] of [
		[0.1, 0.5],
		[0.6, 0.53],
		[1, 0.49],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.64, width: width * 0.9 }, ["#7fc0a8", "#4a9a88"]);
	}
	brush.fillStyle = "#d8b878";
	brush.fillRect(0, height * 0.62, width, height * 0.38);
	shape(
		brush,
		[
			[width * 0.5, height * 0.62],
			[width * 0.8, height * 0.7],
			[width * 0.3, height * 0.8],
			[width * 0.7, height],
			[width * 0.05, height],
			[width * 0.1, height * 0.78],
			[width * 0.6, height * 0.69],
			[width * 0.4, height * 0.62],
		],
		"#7fd0ec",
	);
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,220,130,0.35)");
}

/** A market square at dusk: dyed awnings around a fire's light. */
export function marketGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#2c1248", "#8a2f5a", "#f08a48", "#a8482c", "#3a1818"]);
	const dyes = ["#d8342e", "#f2b22c", "#2f8a5e", "#2a5ab0", "#f6e4c0"];
	for (let strip = 0; strip < 10; strip++) {
		const [left, right] = [width * strip * 0.1, width * (strip + 1) * 0.1];
		const foot = height * (0.17 + 0.035 * (strip % 2));
		shape(
			brush,
			[
				[width * 0.5 + (left - width * 0.5) * 0.7, 0],
				[width * 0.5 + (right - width * 0.5) * 0.7, 0],
				[right, foot],
				[(left + right) / 2, foot + height * 0.035],
				[left, foot],
			],
			dyes[strip % dyes.length] ?? "#d8342e",
		);
	}
	for (const [x, top] of [
		[0.1, 0.5],
		[0.9, 0.5],
		[0.5, 0.56],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.8, width: width * 0.8 }, ["#7a3050", "#5a2040"]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.55, r: width * 0.7 }, "rgba(255,170,70,0.65)");
}

/** Strings of lamps over a court by night, the roofs below them dark. */
export function courtGround(brush: SKRSContext2D, { width, height }: Size): void {
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
}

/** A terrace of crocks below far hills, white with the first frost. */
export function terraceGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#3f78bc", "#8fc0e4", "#f6dca8", "#b08a5c", "#5a3a24"]);
	glow(brush, { x: width * 0.74, y: height * 0.22, r: width * 0.55 }, "rgba(255,244,204,0.8)");
	for (const [x, top] of [
		[0.15, 0.34],
		[0.7, 0.38],
		[1, 0.33],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.56, width: width * 0.9 }, ["#8fb0d0", "#6488b0"]);
	}
	for (const [index, y] of [0.56, 0.72, 0.88].entries()) {
		brush.fillStyle = ["#c4b08c", "#a88f68", "#86704e"][index] ?? "#a88f68";
		brush.fillRect(0, height * y, width, height * 0.2);
		brush.fillStyle = "#f8f6ee";
		brush.fillRect(0, height * y, width, height * 0.012);
		for (let pot = 0; pot < 7; pot++) {
			const x = width * ((pot + (index % 2) * 0.5) / 6);
			disc(brush, { x, y: height * (y + 0.02), r: width * 0.075 }, pot % 2 === 0 ? "#7a3a1e" : "#9a5228");
			disc(brush, { x, y: height * (y - 0.035), r: width * 0.036 }, "#fdf6e2");
		}
	}
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,200,110,0.45)");
}
