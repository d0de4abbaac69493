// The grounds of Saltlamp's later tiles: night roads and waters, to be laid in stone.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, peak, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** The open sea by night in a poster's bands, with a ship's lamps on it. */
export function passageGround(brush: SKRSContext2D, { width, height }: Size): void {
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
}

/** A frozen bay below curtains of light, snow on the hills. */
export function bayGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#070d2c", "#142a6a", "#3a7ab0", "#9cc8ec", "#4a7cb8"]);
	for (const [x, y, colour] of [
		[0.1, 0.2, "rgba(90,255,190,0.55)"],
		[0.36, 0.12, "rgba(120,255,220,0.5)"],
		[0.62, 0.2, "rgba(180,130,255,0.5)"],
		[0.9, 0.14, "rgba(90,255,190,0.5)"],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.36 }, colour);
	}
	for (const [x, top] of [
		[0.12, 0.44],
		[0.88, 0.42],
		[0.5, 0.5],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.8, width: width * 0.8 }, [
			"#e6f2ff",
			"#8fb4e0",
			"#3f66a4",
		]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.6, r: width * 0.55 }, "rgba(255,214,130,0.55)");
}

/** A warm sea at dusk under a low moon, the coast in lamplight. */
export function monsoonGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#1a1a52", "#6a3a86", "#e87a4a", "#ffc46a", "#1c4a86"]);
	disc(brush, { x: width * 0.5, y: height * 0.2, r: width * 0.13 }, "#fff2c4");
	glow(brush, { x: width * 0.5, y: height * 0.2, r: width * 0.5 }, "rgba(255,226,150,0.7)");
	for (const [x, top] of [
		[0.08, 0.5],
		[0.94, 0.48],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * 0.68, width: width * 0.7 }, ["#8a4a7c", "#4a2a66"]);
	}
	waves(brush, { width, height, top: height * 0.68, r: width * 0.12 }, [
		[1, "#0c2450"],
		[0.88, "#7fd0e4"],
		[0.74, "#1c4a86"],
		[0.5, "#2f78b0"],
		[0.26, "#0c2450"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.58, r: width * 0.6 }, "rgba(255,180,90,0.5)");
}

/** Dunes in the first light, and water at their foot. */
export function oasisGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#4a3a86", "#b8689a", "#f4948a", "#ffd490", "#a8503e"]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.6 }, "rgba(255,230,160,0.7)");
	for (const [x, top, span, tones] of [
		[0.1, 0.5, 1.2, ["#f0a07a", "#c8645e", "#8a3a5a"]],
		[0.92, 0.52, 1.2, ["#f4b080", "#d0705a", "#8a3a52"]],
		[0.5, 0.66, 1.6, ["#e89a5e", "#b85a48", "#6a2840"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * span }, tones);
	}
	waves(brush, { width, height, top: height * 0.84, r: width * 0.1 }, [
		[1, "#2a4a6e"],
		[0.88, "#8ad8e4"],
		[0.72, "#3a94b4"],
		[0.4, "#5ab8cc"],
	]);
}

/** Hills by night below a storm, and the lit mouth of a mine. */
export function mineGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#120e38", "#3a2f86", "#7a62b8", "#e0924a", "#2a1838"]);
	for (const [x, y] of [
		[0.78, 0.2],
		[0.2, 0.16],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.42 }, "rgba(220,210,255,0.75)");
	}
	for (const [x, top, foot] of [
		[0.66, 0.02, 0.5],
		[0.36, 0.04, 0.42],
	] as const) {
		const at = (across: number, down: number): readonly [number, number] => [
			width * (x + across),
			height * (top + (foot - top) * down),
		];
		shape(
			brush,
			[at(0, 0), at(-0.07, 0.5), at(0, 0.46), at(-0.05, 1), at(0.08, 0.4), at(0.01, 0.42), at(0.07, 0)],
			"#fff6c8",
		);
	}
	for (const [x, top, tones] of [
		[0.08, 0.4, ["#6a5aa0", "#43366e", "#2a2048"]],
		[0.94, 0.38, ["#6a5aa0", "#43366e", "#2a2048"]],
		[0.5, 0.5, ["#7a5468", "#4a3048", "#24162a"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * 1.1 }, tones);
	}
	glow(brush, { x: width * 0.5, y: height * 0.62, r: width * 0.6 }, "rgba(255,196,90,0.7)");
}
