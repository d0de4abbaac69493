// What leads further: a bridge between friends, a hall for the pocket.
import type { SKRSContext2D } from "@napi-rs/canvas";
import { disc, glow, peak, pigment, rings, seaArcs, shape, sky, waves } from "../brushwork.ts";
import type { Size } from "../mosaic.ts";
import { type Spot, spotOf } from "./gifts.ts";

/** A bridge of birds over the river of stars. */
export function magpieBridge(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#070d24", "#14254e", "#35507e", "#a98fb4"]);
	const { x, y, size: s } = spotOf(size);
	for (let star = 0; star < 90; star++) {
		const part = (star * 0.6180339887) % 1;
		const off = ((star * 0.7548776662) % 1) - 0.5;
		const at = { x: size.width * part, y: size.height * (0.16 + part * 0.2) + off * s * 0.9 };
		disc(brush, { ...at, r: s * (0.02 + (star % 4) * 0.012) }, star % 3 === 0 ? "#ffe9b8" : "#cfe0ff");
	}
	const span = s * 2.3;
	for (let bird = 0; bird < 7; bird++) {
		const part = bird / 6 - 0.5;
		magpie(brush, { x: x + part * span * 1.1, y: y + s * (0.1 + part * part * 2.4), size: s * 0.5 }, part);
	}
	for (const side of [-1, 1]) {
		peak(brush, { x: x + side * span * 0.72, top: y + s * 0.5, foot: size.height * 1.05, width: s * 1.5 }, [
			"#0e2038",
			"#1d4a56",
			"#2f8a76",
		]);
	}
	glow(brush, { x, y: y - s * 0.1, r: s * 1.3 }, "rgba(255,220,170,0.45)");
}

function magpie(brush: SKRSContext2D, { x, y, size }: Spot, lean: number): void {
	brush.save();
	brush.translate(x, y);
	brush.rotate(lean * 0.9);
	shape(
		brush,
		[
			[-size * 0.2, 0],
			[-size * 1.2, size * 0.34],
			[-size * 1.1, -size * 0.02],
		],
		"#1c5f8e",
	);
	shape(
		brush,
		[
			[-size * 0.3, -size * 0.1],
			[-size * 0.1, -size * 0.86],
			[size * 0.34, -size * 0.1],
		],
		"#e9eef2",
	);
	brush.fillStyle = "#0c141c";
	brush.beginPath();
	brush.ellipse(0, 0, size * 0.5, size * 0.26, 0, 0, Math.PI * 2);
	brush.fill();
	brush.fillStyle = "#f4f6f2";
	brush.beginPath();
	brush.ellipse(size * 0.02, size * 0.12, size * 0.34, size * 0.15, 0, 0, Math.PI * 2);
	brush.fill();
	disc(brush, { x: size * 0.5, y: -size * 0.14, r: size * 0.2 }, "#0c141c");
	shape(
		brush,
		[
			[size * 0.66, -size * 0.22],
			[size * 0.98, -size * 0.1],
			[size * 0.66, -size * 0.02],
		],
		pigment.gold,
	);
	brush.restore();
}

/** A small upright panel that holds the whole hall: hills, sun and sea. */
export function pocketHall(brush: SKRSContext2D, size: Size): void {
	sky(brush, size, ["#0d1a1e", "#1a3a3e", "#2f6662"]);
	const { x, y, size: s } = spotOf(size);
	glow(brush, { x, y, r: s * 2.1 }, "rgba(255,206,120,0.4)");
	const [half, tall] = [s * 0.6, s * 0.98];
	for (const [grow, tone] of [
		[0.14, "#0a1216"],
		[0.09, "#d9b25c"],
		[0.04, "#0a1216"],
	] as const) {
		brush.fillStyle = tone;
		brush.beginPath();
		brush.roundRect(x - half - s * grow, y - tall - s * grow, (half + s * grow) * 2, (tall + s * grow) * 2, s * 0.2);
		brush.fill();
	}
	brush.save();
	brush.beginPath();
	brush.roundRect(x - half, y - tall, half * 2, tall * 2, s * 0.12);
	brush.clip();
	const light = brush.createLinearGradient(0, y - tall, 0, y + tall);
	light.addColorStop(0, "#1c3f77");
	light.addColorStop(0.55, "#7fa6c8");
	light.addColorStop(1, "#f0cf92");
	brush.fillStyle = light;
	brush.fillRect(x - half, y - tall, half * 2, tall * 2);
	rings(brush, { x: x + half * 0.42, y: y - tall * 0.56, r: s * 0.22 }, ["#b5301f", pigment.cinnabar, "#f0803f"]);
	disc(brush, { x: x - half * 0.5, y: y - tall * 0.62, r: s * 0.16 }, pigment.cream);
	for (const [across, top] of [
		[-0.55, 0.1],
		[0.55, 0.05],
		[0, -0.3],
	] as const) {
		peak(brush, { x: x + across * half, top: y + tall * top, foot: y + tall * 0.8, width: half * 1.3 }, [
			"#123a5a",
			"#1f6a74",
			"#3fa683",
		]);
	}
	waves(brush, { width: x + half * 1.2, height: y + tall * 1.2, top: y + tall * 0.56, r: s * 0.16 }, seaArcs);
	brush.restore();
}
