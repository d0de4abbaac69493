// The halls of the house other than the slots hall, one painting each, in the hue of its category.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, flower, glow, pigment, rings, seaArcs, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";

/** A round red table under one lamp, cards fanned to the dealer's hand. */
export function hallLive(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#1c0a0d", "#4a1218", "#7c1f2a"]);
	const table = { x: width / 2, y: height * 1.08 };
	for (const [part, tone] of [
		[1, "#d8a043"],
		[0.96, "#6b1a1a"],
		[0.9, "#b43324"],
		[0.6, "#c9432c"],
		[0.58, "#e8b65a"],
		[0.56, "#b43324"],
	] as const) {
		brush.fillStyle = tone;
		brush.beginPath();
		brush.ellipse(table.x, table.y, width * 0.56 * part, height * 0.62 * part, 0, 0, Math.PI * 2);
		brush.fill();
	}
	glow(brush, { x: width / 2, y: height * 0.3, r: height * 0.55 }, "rgba(255,190,110,0.5)");
	for (const place of [-2, -1, 0, 1, 2]) {
		card(brush, { x: width / 2, y: height * 0.86, turn: place * 0.27, size: height * 0.4 });
	}
}

function card(brush: SKRSContext2D, at: { x: number; y: number; turn: number; size: number }): void {
	brush.save();
	brush.translate(at.x, at.y);
	brush.rotate(at.turn);
	brush.fillStyle = "#2a0d10";
	brush.fillRect(-at.size * 0.24, -at.size * 1.24, at.size * 0.48, at.size * 0.78);
	brush.fillStyle = pigment.cream;
	brush.fillRect(-at.size * 0.22, -at.size * 1.22, at.size * 0.44, at.size * 0.74);
	const red = at.turn <= 0;
	shape(
		brush,
		[
			[0, -at.size * 1.02],
			[at.size * 0.12, -at.size * 0.85],
			[0, -at.size * 0.68],
			[-at.size * 0.12, -at.size * 0.85],
		],
		red ? pigment.cinnabar : pigment.ink,
	);
	brush.restore();
}

/** A pitch under floodlights, the ball in the air. */
export function hallSports(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#06161c", "#0e3238", "#1b5a53"]);
	const horizon = height * 0.46;
	for (let band = 0; band < 8; band++) {
		const near = horizon + (height - horizon) * ((band + 1) / 8) ** 1.5;
		const far = horizon + (height - horizon) * (band / 8) ** 1.5;
		brush.fillStyle = band % 2 === 0 ? "#2f9a5f" : "#25794c";
		brush.fillRect(0, far, width, near - far + 1);
	}
	brush.strokeStyle = "#e9f6e6";
	brush.lineWidth = height * 0.022;
	brush.beginPath();
	brush.ellipse(width / 2, height * 0.86, width * 0.26, height * 0.14, 0, 0, Math.PI * 2);
	brush.moveTo(0, horizon + height * 0.05);
	brush.lineTo(width, horizon + height * 0.05);
	brush.stroke();
	for (const x of [0.12, 0.36, 0.64, 0.88]) {
		glow(brush, { x: width * x, y: height * 0.14, r: height * 0.46 }, "rgba(220,255,235,0.4)");
		brush.fillStyle = "#f4fff4";
		brush.fillRect(width * (x - 0.04), height * 0.1, width * 0.08, height * 0.06);
	}
	const ball = { x: width * 0.52, y: height * 0.5, r: height * 0.17 };
	disc(brush, { ...ball, r: ball.r * 1.1 }, "#0e2a28");
	disc(brush, ball, pigment.cream);
	flower(brush, { ...ball, petals: 5 }, { length: ball.r * 0.98, width: ball.r * 0.34, fill: "#17323a" });
	disc(brush, { ...ball, r: ball.r * 0.34 }, "#17323a");
}

/** Two crests that meet in a flash, lanes of light behind them. */
export function hallEsports(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#070f22", "#10264f", "#1b4d8f"]);
	const middle = { x: width / 2, y: height * 0.5 };
	for (let ray = 0; ray < 20; ray++) {
		const [from, to] = [(ray / 20) * Math.PI * 2, ((ray + 0.5) / 20) * Math.PI * 2];
		const reach = width;
		shape(
			brush,
			[
				[middle.x, middle.y],
				[middle.x + Math.cos(from) * reach, middle.y + Math.sin(from) * reach],
				[middle.x + Math.cos(to) * reach, middle.y + Math.sin(to) * reach],
			],
			"rgba(70,150,240,0.28)",
		);
	}
	for (const [side, tone, edge] of [
		[-1, "#3f8fe8", "#cfe6ff"],
		[1, "#e0563a", "#ffdcb8"],
	] as const) {
		for (const [step, fill] of [
			[0, edge],
			[0.035, tone],
			[0.13, edge],
			[0.15, "#0d1c36"],
		] as const) {
			const x = middle.x + side * width * (0.06 + step);
			shape(
				brush,
				[
					[x, middle.y],
					[x + side * width * 0.2, middle.y - height * 0.34],
					[x + side * width * 0.34, middle.y - height * 0.34],
					[x + side * width * 0.14, middle.y],
					[x + side * width * 0.34, middle.y + height * 0.34],
					[x + side * width * 0.2, middle.y + height * 0.34],
				],
				fill,
			);
		}
	}
	glow(brush, { ...middle, r: height * 0.5 }, "rgba(180,225,255,0.6)");
	shape(brush, bolt(middle, height * 0.42), "#fff3c2");
}

const bolt = (at: { x: number; y: number }, size: number): (readonly [number, number])[] =>
	[
		[0.12, -1],
		[-0.3, 0.12],
		[-0.04, 0.12],
		[-0.14, 1],
		[0.3, -0.14],
		[0.04, -0.14],
	].map(([x = 0, y = 0]) => [at.x + x * size, at.y + y * size] as const);

/** Balls with their numbers in an indigo drum. */
export function hallLott(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#0d0f2a", "#1d2358", "#39449a"]);
	glow(brush, { x: width * 0.5, y: height * 0.4, r: height * 0.7 }, "rgba(140,150,255,0.4)");
	const balls: readonly (readonly [number, number, number, string, string])[] = [
		[0.28, 0.3, 0.14, "7", pigment.gold],
		[0.55, 0.24, 0.12, "21", pigment.cinnabar],
		[0.78, 0.4, 0.13, "3", pigment.jade],
		[0.18, 0.66, 0.15, "45", pigment.azure],
		[0.46, 0.62, 0.2, "8", "#f3e8cf"],
		[0.74, 0.76, 0.15, "16", pigment.rose],
	];
	for (const [x, y, r, number, tone] of balls) {
		const ball = { x: width * x, y: height * y, r: height * r * 1.15 };
		disc(brush, { ...ball, r: ball.r * 1.08 }, "#0c0f2b");
		disc(brush, ball, tone);
		disc(brush, { ...ball, r: ball.r * 0.62 }, pigment.cream);
		brush.fillStyle = "#171a44";
		brush.font = `700 ${ball.r * 0.86}px "Pretendard"`;
		brush.textAlign = "center";
		brush.textBaseline = "middle";
		brush.fillText(number, ball.x, ball.y + ball.r * 0.04);
	}
}

/** A board of numbers, the drawn ones lit, the hand of a clock over it. */
export function hallElott(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#150a26", "#3a1b66", "#6a35a8"]);
	const cell = height / 5.4;
	const lit: ReadonlySet<number> = new Set([3, 8, 12, 17, 22, 26, 31]);
	for (let index = 0; index < 40; index++) {
		const x = width / 2 + ((index % 8) - 3.5) * cell;
		const y = height / 2 + (Math.floor(index / 8) - 2) * cell;
		brush.fillStyle = lit.has(index) ? pigment.gold : index % 3 === 0 ? "#5a2d94" : "#472079";
		brush.fillRect(x - cell * 0.44, y - cell * 0.44, cell * 0.88, cell * 0.88);
		if (lit.has(index)) glow(brush, { x, y, r: cell * 1.1 }, "rgba(255,190,80,0.35)");
	}
	brush.lineWidth = height * 0.05;
	brush.strokeStyle = "#e9d8ff";
	brush.beginPath();
	brush.arc(width / 2, height / 2, height * 0.4, -Math.PI / 2, Math.PI * 0.9);
	brush.stroke();
}

/** A spade of plum over stacked chips. */
export function hallPvp(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#1c0817", "#4a1438", "#7d2459"]);
	glow(brush, { x: width / 2, y: height * 0.42, r: height * 0.62 }, "rgba(255,150,200,0.4)");
	for (const [x, count, tone] of [
		[0.16, 4, pigment.jade],
		[0.3, 6, pigment.cinnabar],
		[0.7, 5, pigment.gold],
		[0.85, 3, pigment.azure],
	] as const) {
		for (let chip = 0; chip < count; chip++) {
			const y = height * 0.94 - chip * height * 0.075;
			for (const [part, fill] of [
				[1, "#1c0817"],
				[0.92, tone],
				[0.6, pigment.cream],
				[0.48, tone],
			] as const) {
				brush.fillStyle = fill;
				brush.beginPath();
				brush.ellipse(width * x, y, width * 0.085 * part, height * 0.06 * part, 0, 0, Math.PI * 2);
				brush.fill();
			}
		}
	}
	spade(brush, { x: width / 2, y: height * 0.47, size: height * 0.4 }, "#14050f");
	spade(brush, { x: width / 2, y: height * 0.47, size: height * 0.36 }, pigment.cream);
	spade(brush, { x: width / 2, y: height * 0.48, size: height * 0.28 }, "#a03a78");
}

function spade(brush: SKRSContext2D, at: { x: number; y: number; size: number }, fill: string): void {
	const { x, y, size } = at;
	brush.fillStyle = fill;
	brush.beginPath();
	brush.moveTo(x, y - size);
	brush.bezierCurveTo(x + size * 0.4, y - size * 0.45, x + size, y - size * 0.1, x + size * 0.82, y + size * 0.38);
	brush.bezierCurveTo(
		x + size * 0.66,
		y + size * 0.66,
		x + size * 0.2,
		y + size * 0.6,
		x + size * 0.1,
		y + size * 0.36,
	);
	brush.lineTo(x + size * 0.28, y + size * 0.95);
	brush.lineTo(x - size * 0.28, y + size * 0.95);
	brush.lineTo(x - size * 0.1, y + size * 0.36);
	brush.bezierCurveTo(
		x - size * 0.2,
		y + size * 0.6,
		x - size * 0.66,
		y + size * 0.66,
		x - size * 0.82,
		y + size * 0.38,
	);
	brush.bezierCurveTo(x - size, y - size * 0.1, x - size * 0.4, y - size * 0.45, x, y - size);
	brush.fill();
}

/** A carp that leaps from the waves before a low sun. */
export function hallFish(brush: SKRSContext2D, { width, height }: Size): void {
	sky(brush, { width, height }, ["#06212e", "#0e5468", "#46a7b4", "#f0c98a"]);
	const sun = { x: width * 0.56, y: height * 0.5 };
	glow(brush, { ...sun, r: height * 0.5 }, "rgba(255,180,90,0.5)");
	rings(brush, { ...sun, r: height * 0.3 }, ["#e98a3a", "#f2a94e", "#f8cd82"]);
	carp(brush, { x: width * 0.5, y: height * 0.46, size: height * 0.5 });
	waves(brush, { width, height, top: height * 0.7, r: height * 0.14 }, seaArcs);
}

function carp(brush: SKRSContext2D, at: { x: number; y: number; size: number }): void {
	brush.save();
	brush.translate(at.x, at.y);
	brush.rotate(-0.62);
	const s = at.size;
	for (const [part, tone] of [
		[1.1, "#0d2b36"],
		[1, "#d8452c"],
	] as const) {
		shape(
			brush,
			[
				[-s * 0.62, 0],
				[-s * 1.02 * part, -s * 0.34 * part],
				[-s * 0.9, 0],
				[-s * 1.02 * part, s * 0.34 * part],
			],
			tone,
		);
		brush.fillStyle = tone;
		brush.beginPath();
		brush.ellipse(0, 0, s * 0.74 * part, s * 0.27 * part, 0, 0, Math.PI * 2);
		brush.fill();
	}
	shape(
		brush,
		[
			[-s * 0.3, -s * 0.22],
			[s * 0.05, -s * 0.5],
			[s * 0.26, -s * 0.22],
		],
		pigment.gold,
	);
	for (let scale = 0; scale < 5; scale++) {
		rings(brush, { x: -s * 0.5 + scale * s * 0.19, y: (scale % 2) * s * 0.06 - s * 0.02, r: s * 0.12 }, [
			"#fbe3c0",
			"#e8603a",
		]);
	}
	disc(brush, { x: s * 0.54, y: -s * 0.06, r: s * 0.075 }, pigment.cream);
	disc(brush, { x: s * 0.55, y: -s * 0.06, r: s * 0.04 }, pigment.ink);
	brush.restore();
}
