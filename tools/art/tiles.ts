// Draws the games' tiles into apps/site/public/art/games: a ground in stone, the game's own symbols lit before it, its
// word mark below. Run after a change of a symbol: npx tsx tools/art/tiles.ts [game ...]
import { mkdirSync, writeFileSync } from "node:fs";
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { lettering } from "../../domains/slots/ui/art/word-mark.ts";
import { tiles } from "./games.gen.ts";
import { keepTile } from "./keep-tile.ts";
import { mosaic, type Size } from "./mosaic.ts";
import type { Placed, Tile } from "./tile.ts";

const tall: Size = { width: 540, height: 720 };
const square: Size = { width: 192, height: 192 };
const folder = new URL("../../apps/site/public/art/games/", import.meta.url);

const lamp = { stone: 10, seed: 11, joint: "#0a1116", light: { x: 0.5, y: 0.44, reach: 0.95 }, dusk: 0.35 };

async function place(brush: SKRSContext2D, figure: Placed, width: number): Promise<void> {
	const image = await loadImage(Buffer.from(figure.symbol()));
	const size = figure.size * width;
	brush.save();
	brush.translate(figure.x * width, figure.y * width);
	brush.rotate(((figure.turn ?? 0) * Math.PI) / 180);
	brush.shadowColor = "rgba(0,0,0,0.55)";
	brush.shadowBlur = width * 0.045;
	brush.shadowOffsetY = width * 0.02;
	brush.drawImage(image, -size / 2, -size / 2, size, size);
	brush.restore();
}

function halo(brush: SKRSContext2D, hero: Placed, width: number): void {
	const [x, y, reach] = [hero.x * width, hero.y * width, hero.size * width * 0.72];
	const light = brush.createRadialGradient(x, y, reach * 0.2, x, y, reach);
	light.addColorStop(0, "rgba(255,214,130,0.75)");
	light.addColorStop(1, "rgba(255,214,130,0)");
	brush.fillStyle = light;
	brush.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

async function title(brush: SKRSContext2D, tile: Tile, size: Size): Promise<void> {
	const night = brush.createLinearGradient(0, size.height * 0.62, 0, size.height);
	night.addColorStop(0, "rgba(6,10,14,0)");
	night.addColorStop(0.55, "rgba(6,10,14,0.82)");
	night.addColorStop(1, "rgba(6,10,14,0.94)");
	brush.fillStyle = night;
	brush.fillRect(0, size.height * 0.62, size.width, size.height * 0.38);
	const { width, height } = size;
	const letters =
		lettering(tile.mark.en, {
			x: width / 2,
			y: height * 0.9,
			width: width * 0.86,
			height: height * 0.115,
			fill: tile.ink,
		}) +
		lettering(tile.mark.ko, {
			x: width / 2,
			y: height * 0.962,
			width: width * 0.4,
			height: height * 0.042,
			fill: "#d9c9a4",
		});
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${letters}</svg>`;
	brush.shadowColor = "rgba(0,0,0,0.8)";
	brush.shadowBlur = width * 0.03;
	brush.drawImage(await loadImage(Buffer.from(picture)), 0, 0, width, height);
}

async function drawTile(tile: Tile): Promise<Canvas> {
	const canvas = createCanvas(tall.width, tall.height);
	const brush = canvas.getContext("2d");
	brush.drawImage(mosaic(tile.ground, tall, lamp), 0, 0);
	const hero = tile.figures.at(-1);
	for (const figure of tile.figures) {
		if (figure === hero) halo(brush, figure, tall.width);
		await place(brush, figure, tall.width);
	}
	await title(brush, tile, tall);
	return canvas;
}

/** The hero alone on its ground, close up. */
async function drawIcon(tile: Tile): Promise<Canvas> {
	const canvas = createCanvas(square.width, square.height);
	const brush = canvas.getContext("2d");
	brush.drawImage(mosaic(tile.ground, tall, lamp), -40, -60, square.width * 1.4, square.width * 1.87);
	const hero = tile.figures.at(-1);
	if (hero === undefined) return canvas;
	const close = { ...hero, x: 0.5, y: 0.5, size: 0.84 };
	halo(brush, close, square.width);
	await place(brush, close, square.width);
	return canvas;
}

const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [game, tile] of Object.entries(tiles).filter(([game]) => asked.length === 0 || asked.includes(game))) {
	keepTile(game, await drawTile(tile));
	writeFileSync(new URL(`${game}-small.webp`, folder), (await drawIcon(tile)).toBuffer("image/webp", 80));
	process.stdout.write(`${game}
`);
}
