// The grounds of Saltlamp's and Noonglass's tiles: desert, harbour, garden, loom and open sea, to be laid in stone.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, flower, glow, peak, rings, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** Dunes under a night that still burns at its foot. */
export function duneGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#10164a", "#2f2f80", "#a84a6a", "#f0a45a", "#6a2f3a"]);
	for (let star = 0; star < 60; star++) {
		disc(brush, { x: ((star * 137) % 101) * width * 0.01, y: ((star * 71) % 53) * height * 0.009, r: 2.4 }, "#dfe6ff");
	}
	for (const [x, top, span, tones] of [
		[0.15, 0.54, 1.2, ["#e8965a", "#a8524e", "#6a3050"]],
		[0.9, 0.6, 1.2, ["#f0a860", "#b85a48", "#6a2f44"]],
		[0.5, 0.72, 1.7, ["#c8703f", "#7a3a40", "#3a1c34"]],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height, width: width * span }, tones);
	}
	glow(brush, { x: width * 0.5, y: height * 0.26, r: width * 0.5 }, "rgba(255,220,150,0.5)");
}

/** Lit windows and lanterns over black water. */
export function harbourGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#121a54", "#3a2f7a", "#8a4070", "#1c3468", "#0a1c40"]);
	for (let house = 0; house < 6; house++) {
		const [x, top] = [width * (house * 0.18 - 0.04), height * (0.4 + ((house * 5) % 4) * 0.035)];
		brush.fillStyle = house % 2 === 0 ? "#2a2a66" : "#40306a";
		brush.fillRect(x, top, width * 0.16, height * 0.62 - top);
		shape(
			brush,
			[
				[x - 16, top + 8],
				[x + width * 0.08, top - 34],
				[x + width * 0.16 + 16, top + 8],
			],
			"#7a1e34",
		);
		brush.fillStyle = "#ffc060";
		brush.fillRect(x + width * 0.03, top + 30, width * 0.035, height * 0.05);
		brush.fillRect(x + width * 0.095, top + 30, width * 0.035, height * 0.05);
	}
	waves(brush, { width, height, top: height * 0.62, r: width * 0.085 }, [
		[1, "#071a3a"],
		[0.92, "#ffb060"],
		[0.8, "#1c3f7a"],
		[0.5, "#2f5f9a"],
		[0.26, "#12305f"],
	]);
	for (const [x, y] of [
		[0.14, 0.16],
		[0.3, 0.3],
		[0.66, 0.12],
		[0.9, 0.42],
		[0.1, 0.5],
	] as const) {
		glow(brush, { x: width * x, y: height * y, r: width * 0.12 }, "rgba(255,150,70,0.7)");
		disc(brush, { x: width * x, y: height * y, r: width * 0.026 }, "#ff8a48");
	}
	glow(brush, { x: width * 0.48, y: height * 0.54, r: width * 0.6 }, "rgba(255,120,60,0.55)");
}

/** Noon through a rose of glass, beds of flowers at its foot. */
export function gardenGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#5fb8e0", "#bfeaf0", "#8fd0a0", "#3f8a5a"]);
	const middle = { x: width / 2, y: height * 0.3 };
	const tones = ["#ffe9a0", "#9fdcf5", "#ffd0b0", "#c8f0c0"];
	for (let ray = 0; ray < 20; ray++) {
		const turn = (part: number): readonly [number, number] => [
			middle.x + Math.cos(((ray + part) / 20) * Math.PI * 2) * height,
			middle.y + Math.sin(((ray + part) / 20) * Math.PI * 2) * height,
		];
		shape(brush, [[middle.x, middle.y], turn(0), turn(0.92)], tones[ray % tones.length] ?? "#ffe9a0");
	}
	for (let bed = 0; bed < 12; bed++) {
		const at = { x: width * (((bed * 5) % 12) / 11), y: height * (0.72 + (bed % 3) * 0.1) };
		disc(brush, { ...at, r: width * 0.13 }, bed % 2 === 0 ? "#2f8a5a" : "#4fa86a");
		flower(
			brush,
			{ ...at, petals: 6 },
			{
				length: width * 0.06,
				width: width * 0.03,
				fill: ["#ff8f7a", "#ffd24a", "#c99af0"][bed % 3] ?? "#ffd24a",
				edge: "#1c4a3a",
			},
		);
	}
	glow(brush, { ...middle, r: width * 0.55 }, "rgba(255,240,170,0.7)");
}

/** Bands of a web, in steps, before a mountain's sun. */
export function loomGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#3a63b0", "#c884c0", "#f6b080", "#5a2468"]);
	rings(brush, { x: width * 0.5, y: height * 0.36, r: width * 0.3 }, ["#f08a3c", "#ffb84a", "#ffe08a"]);
	const cell = width / 18;
	for (let column = 0; column < 18; column++) {
		const steps = 8 - Math.abs(column - 8.5);
		brush.fillStyle = column % 2 === 0 ? "#7a3f9a" : "#6a348a";
		brush.fillRect(column * cell, height * 0.66 - steps * cell * 0.7, cell + 1, height);
	}
	for (let row = 0; row < 5; row++) {
		for (let column = 0; column < 18; column++) {
			brush.fillStyle = ["#d8344a", "#ffd04a", "#2fa67a", "#f0679a", "#3350b8"][(column + row * 2) % 5] ?? "#d8344a";
			if ((column + row) % 2 === 0) brush.fillRect(column * cell, height * 0.74 + row * cell, cell + 1, cell + 1);
		}
	}
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.55 }, "rgba(255,190,110,0.45)");
}

/** Long swells under the rings of a star compass. */
export function swellGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0f3450", "#1f6478", "#e8964e", "#0f4258"]);
	for (const part of [0.62, 0.46, 0.3]) {
		rings(brush, { x: width * 0.5, y: height * 0.42, r: width * part }, ["#f0c878", "#1f6478"]);
		disc(brush, { x: width * 0.5, y: height * 0.42, r: width * (part - 0.02) }, part === 0.3 ? "#e8a04e" : "#17546a");
	}
	waves(brush, { width, height, top: height * 0.58, r: width * 0.12 }, [
		[1, "#06263a"],
		[0.94, "#f0d8a0"],
		[0.84, "#155a70"],
		[0.6, "#f0d8a0"],
		[0.52, "#1f7f8f"],
		[0.26, "#0c3c52"],
	]);
	glow(brush, { x: width * 0.5, y: height * 0.5, r: width * 0.5 }, "rgba(255,180,90,0.45)");
}
