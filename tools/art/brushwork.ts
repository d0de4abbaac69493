// Strokes the painted scenes share: skies, rings, petals, waves, beams. Colours are the pigments of the house.
import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Size } from "./mosaic.ts";

export const pigment = {
	ink: "#0b141b",
	night: "#13222e",
	dusk: "#22384a",
	cream: "#f6ead0",
	gold: "#efb343",
	amber: "#c97a24",
	cinnabar: "#d34a31",
	wine: "#7c1f2a",
	jade: "#2f9a7a",
	pine: "#12483f",
	azure: "#3f7fd0",
	indigo: "#2b3f8f",
	violet: "#7a4fb8",
	plum: "#a03a78",
	sea: "#2a9bb0",
	foam: "#c9eef0",
	rose: "#f0a0a8",
} as const;

type Point = { readonly x: number; readonly y: number };

export function sky(brush: SKRSContext2D, size: Size, tones: readonly string[]): void {
	const fall = brush.createLinearGradient(0, 0, 0, size.height);
	tones.forEach((tone, index) => {
		fall.addColorStop(index / Math.max(1, tones.length - 1), tone);
	});
	brush.fillStyle = fall;
	brush.fillRect(0, 0, size.width, size.height);
}

export function disc(brush: SKRSContext2D, at: Point & { readonly r: number }, fill: string): void {
	brush.fillStyle = fill;
	brush.beginPath();
	brush.arc(at.x, at.y, at.r, 0, Math.PI * 2);
	brush.fill();
}

/** Rings from outside to inside, one tone each. */
export function rings(brush: SKRSContext2D, at: Point & { readonly r: number }, tones: readonly string[]): void {
	tones.forEach((tone, index) => {
		disc(brush, { ...at, r: at.r * (1 - index / tones.length) }, tone);
	});
}

/** A soft light that adds to what is there. */
export function glow(brush: SKRSContext2D, at: Point & { readonly r: number }, colour: string): void {
	const light = brush.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.r);
	light.addColorStop(0, colour);
	light.addColorStop(1, "rgba(0,0,0,0)");
	brush.save();
	brush.globalCompositeOperation = "lighter";
	brush.fillStyle = light;
	brush.fillRect(at.x - at.r, at.y - at.r, at.r * 2, at.r * 2);
	brush.restore();
}

export function shape(brush: SKRSContext2D, points: readonly (readonly [number, number])[], fill: string): void {
	brush.fillStyle = fill;
	brush.beginPath();
	for (const [x, y] of points) brush.lineTo(x, y);
	brush.closePath();
	brush.fill();
}

export type PetalStyle = {
	readonly length: number;
	readonly width: number;
	readonly fill: string;
	readonly edge?: string;
};

/** Petals around a point, like the flowers under a dancheong eave. */
export function flower(
	brush: SKRSContext2D,
	at: Point & { readonly petals: number; readonly turn?: number },
	style: PetalStyle,
): void {
	for (let index = 0; index < at.petals; index++) {
		brush.save();
		brush.translate(at.x, at.y);
		brush.rotate((at.turn ?? 0) + (index * Math.PI * 2) / at.petals);
		petal(brush, style);
		brush.restore();
	}
}

function petal(brush: SKRSContext2D, { length, width, fill, edge }: PetalStyle): void {
	const draw = (part: number, colour: string) => {
		brush.fillStyle = colour;
		brush.beginPath();
		brush.moveTo(0, 0);
		brush.bezierCurveTo(-width * part, -length * 0.35, -width * 0.75 * part, -length * 0.9 * part, 0, -length * part);
		brush.bezierCurveTo(width * 0.75 * part, -length * 0.9 * part, width * part, -length * 0.35, 0, 0);
		brush.fill();
	};
	if (edge !== undefined) draw(1, edge);
	draw(edge === undefined ? 1 : 0.8, fill);
}

/** Rows of round waves, as old screens draw the sea: each a nest of arcs, `[part of the radius, tone]` from outside in. */
export function waves(
	brush: SKRSContext2D,
	area: Size & { readonly top: number; readonly r: number },
	arcs: readonly (readonly [number, string])[],
): void {
	const step = area.r * 0.72;
	for (let row = 0; area.top + row * step < area.height + area.r; row++) {
		const y = area.top + row * step + area.r;
		for (let x = (row % 2) * area.r; x < area.width + area.r; x += area.r * 2) {
			for (const [part, tone] of arcs) disc(brush, { x, y, r: area.r * part }, tone);
		}
	}
}

export const seaArcs: readonly (readonly [number, string])[] = [
	[1, "#0a2338"],
	[0.93, "#cfe9e4"],
	[0.8, "#1c5a86"],
	[0.56, "#3a93b5"],
	[0.3, "#11405f"],
];

/** A hill with a rounded head, its bands one tone each from the ridge down. */
export function peak(
	brush: SKRSContext2D,
	at: { readonly x: number; readonly top: number; readonly foot: number; readonly width: number },
	tones: readonly string[],
): void {
	tones.forEach((tone, index) => {
		const inset = index / tones.length;
		const top = at.top + (at.foot - at.top) * inset * 0.55;
		const half = (at.width / 2) * (1 - inset * 0.42);
		brush.fillStyle = tone;
		brush.beginPath();
		brush.moveTo(at.x - half, at.foot);
		brush.bezierCurveTo(at.x - half * 0.72, top + (at.foot - top) * 0.3, at.x - half * 0.34, top, at.x, top);
		brush.bezierCurveTo(at.x + half * 0.34, top, at.x + half * 0.72, top + (at.foot - top) * 0.3, at.x + half, at.foot);
		brush.fill();
	});
}

/** A pine of the old screens: a leaning trunk under flat clouds of needles. */
export function pine(brush: SKRSContext2D, at: Point & { readonly height: number; readonly lean: number }): void {
	const { x, y, height, lean } = at;
	brush.strokeStyle = "#8a3b22";
	brush.lineWidth = height * 0.085;
	brush.lineCap = "round";
	brush.beginPath();
	brush.moveTo(x, y);
	brush.bezierCurveTo(x - lean * 0.4, y - height * 0.35, x + lean, y - height * 0.5, x + lean * 0.6, y - height * 0.86);
	brush.stroke();
	const clouds: readonly (readonly [number, number, number])[] = [
		[0.62, 0.92, 0.3],
		[1.5, 0.68, 0.24],
		[-0.6, 0.62, 0.22],
	];
	for (const [across, up, width] of clouds) {
		const cloud = { x: x + lean * across, y: y - height * up };
		for (const [offset, tone] of [
			[0, pigment.pine],
			[-0.03, pigment.jade],
			[-0.06, "#6fc79a"],
		] as const) {
			brush.fillStyle = tone;
			brush.beginPath();
			brush.ellipse(
				cloud.x,
				cloud.y + height * offset,
				height * (width + offset),
				height * (0.1 + offset * 0.6),
				0,
				0,
				Math.PI * 2,
			);
			brush.fill();
		}
	}
}
