// The grounds of the game tiles: what lies behind each hero, painted to be laid in stone.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { flower, glow, peak, pigment, pine, rings, seaArcs, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** Rays of the five colours from behind the guardian, eaves above, waves below. */
export function gateGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0d2a33", "#14504f", "#0c2a3a"]);
	const middle = { x: width / 2, y: height * 0.42 };
	const tones = ["#1c6f63", "#14423f", "#1f4f8a", "#14423f"];
	for (let ray = 0; ray < 28; ray++) {
		const turn = (part: number): readonly [number, number] => [
			middle.x + Math.cos(((ray + part) / 28) * Math.PI * 2) * height,
			middle.y + Math.sin(((ray + part) / 28) * Math.PI * 2) * height,
		];
		shape(brush, [[middle.x, middle.y], turn(0), turn(1)], tones[ray % tones.length] ?? pigment.pine);
	}
	for (const [part, tone] of [
		[0.16, "#0b1a22"],
		[0.125, pigment.gold],
		[0.11, pigment.cinnabar],
		[0.07, pigment.jade],
		[0.035, "#12343c"],
	] as const) {
		brush.fillStyle = tone;
		brush.fillRect(0, 0, width, height * part);
	}
	for (let x = width * 0.1; x < width; x += width * 0.2) {
		flower(
			brush,
			{ x, y: height * 0.06, petals: 8 },
			{ length: width * 0.075, width: width * 0.04, fill: "#ffd98a", edge: "#7d1d1a" },
		);
	}
	glow(brush, { ...middle, r: width * 0.6 }, "rgba(255,170,70,0.5)");
	waves(brush, { width, height, top: height * 0.78, r: width * 0.1 }, seaArcs);
}

/** A morning hill in mineral greens, a pine, the red sun. */
export function hillGround(brush: SKRSContext2D, { width, height }: Size): void {
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
}

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

/** Patches of dyed ramie with light behind them. */
export function clothGround(brush: SKRSContext2D, { width, height }: Size): void {
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
}

/** The first full moon of a year over an island's hills. */
export function moonGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#1a1450", "#45308a", "#a8487a", "#5a2450", "#1c0c30"]);
	glow(brush, { x: width * 0.5, y: height * 0.24, r: width * 0.52 }, "rgba(255,225,150,0.8)");
	rings(brush, { x: width * 0.5, y: height * 0.24, r: width * 0.24 }, ["#fff4cc", "#ffe9a6", "#fff0bc", "#f6d890"]);
	for (const [x, top, foot] of [
		[0.16, 0.52, 0.8],
		[0.82, 0.5, 0.8],
		[0.5, 0.62, 1],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * foot, width: width * 0.9 }, [
			"#7a4a9a",
			"#4a2c78",
			"#2c184e",
		]);
	}
	glow(brush, { x: width * 0.5, y: height * 0.62, r: width * 0.55 }, "rgba(255,130,70,0.5)");
}

/** Light from above into deep water, and the black coast on both sides. */
export function reefGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#bff0e2", "#4fb4b8", "#1f7590", "#0b3554"]);
	glow(brush, { x: width * 0.5, y: height * 0.08, r: width * 0.6 }, "rgba(255,246,210,0.8)");
	for (const [x, top, foot] of [
		[0.02, 0.5, 1.1],
		[1, 0.46, 1.1],
		[0.5, 0.86, 1.1],
	] as const) {
		peak(brush, { x: width * x, top: height * top, foot: height * foot, width: width * 0.6 }, [
			"#4a6a74",
			"#2c414e",
			"#182833",
		]);
	}
}

/** A harbour by night: a lit sky over black water, lamps along its edge. */
export function quayGround(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0a1428", "#2a3a5a", "#c07a44", "#17405c", "#061020"]);
	for (const part of [0.08, 0.28, 0.72, 0.92]) {
		glow(brush, { x: width * part, y: height * 0.46, r: width * 0.2 }, "rgba(255,200,100,0.75)");
	}
	waves(brush, { width, height, top: height * 0.8, r: width * 0.1 }, seaArcs);
}
