// Textures of the sea, drawn in stones: no picture is fetched.
import { Rectangle, Texture } from "pixi.js";
import type { FishingGame, Species } from "../../core/index.ts";
import { creatureOf } from "./creatures.ts";
import { drawFrame, frameCount, layStones } from "./lay-stones.ts";
import { toneOfPlace } from "./tones.ts";
import { drawWater } from "./water.ts";

function canvasOf({ width, height }: { readonly width: number; readonly height: number }): {
	canvas: HTMLCanvasElement;
	pen: CanvasRenderingContext2D;
} {
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(width));
	canvas.height = Math.max(1, Math.round(height));
	const pen = canvas.getContext("2d");
	if (pen === null) throw new Error("no canvas");
	return { canvas, pen };
}

/** Sharp on a screen of two dots a pixel, within what a phone's memory takes. */
const pixelsOf = (size: number): number => Math.min(420, Math.max(56, Math.round(size * 3)));
const acrossOf = (size: number): number => Math.round(24 + Math.min(24, size / 7));

const columns = 4;

/** The frames of a species on one picture: another frame costs a graphics card nothing. Drawn a frame with each step. */
export function* drawSpecies(game: FishingGame, { name, size }: Species): Generator<undefined, readonly Texture[]> {
	const creature = creatureOf(game, name);
	const [pixels, across] = [pixelsOf(size), acrossOf(size)];
	const stones = layStones(creature, across);
	const { canvas, pen } = canvasOf({ width: columns * pixels, height: Math.ceil(frameCount / columns) * pixels });
	const cells = Array.from({ length: frameCount }, (_, frame) => ({
		x: (frame % columns) * pixels,
		y: Math.floor(frame / columns) * pixels,
	}));
	for (const [frame, { x, y }] of cells.entries()) {
		pen.setTransform(1, 0, 0, 1, x, y);
		drawFrame(pen, creature, { stones, pixels, across, turn: frame / frameCount });
		yield;
	}
	const { source } = Texture.from(canvas);
	return cells.map(({ x, y }) => new Texture({ source, frame: new Rectangle(x, y, pixels, pixels) }));
}

export function waterTexture(game: FishingGame): Texture {
	const { canvas, pen } = canvasOf({ width: 1280, height: 720 });
	drawWater(pen, game);
	return Texture.from(canvas);
}

/** One stone with a cut corner: what scatters, and what coins are. */
export function stoneTexture(): Texture {
	const { canvas, pen } = canvasOf({ width: 20, height: 20 });
	pen.fillStyle = "#ffffff";
	pen.beginPath();
	pen.moveTo(2, 2);
	pen.lineTo(13, 2);
	pen.lineTo(18, 7);
	pen.lineTo(18, 18);
	pen.lineTo(2, 18);
	pen.fill();
	return Texture.from(canvas);
}

export function glowTexture(): Texture {
	const { canvas, pen } = canvasOf({ width: 128, height: 128 });
	const light = pen.createRadialGradient(64, 64, 2, 64, 64, 62);
	light.addColorStop(0, "rgba(255,255,255,0.85)");
	light.addColorStop(0.4, "rgba(255,255,255,0.28)");
	light.addColorStop(1, "rgba(255,255,255,0)");
	pen.fillStyle = light;
	pen.fillRect(0, 0, 128, 128);
	return Texture.from(canvas);
}

/** A barrel that points to the right, in the tone of its place. */
export function cannonTexture(place: number): Texture {
	const { canvas, pen } = canvasOf({ width: 160, height: 88 });
	const tone = toneOfPlace(place);
	const stone = (x: number, y: number, fill: string): void => {
		pen.fillStyle = "#0a141b";
		pen.fillRect(x - 1, y - 1, 11, 11);
		pen.fillStyle = fill;
		pen.fillRect(x, y, 9, 9);
	};
	for (let x = 34; x < 150; x += 10) {
		const high = x > 128 ? 3 : 2;
		for (let y = -high; y < high; y++) stone(x, 44 + y * 10, x > 128 || y === -high ? "#f3ead0" : tone);
	}
	for (let x = -40; x <= 40; x += 10)
		for (let y = -40; y <= 40; y += 10)
			if (x * x + y * y < 1500) stone(40 + x, 40 + y, x * x + y * y < 340 ? "#f3ead0" : tone);
	return Texture.from(canvas);
}
