// Draws the games' tiles into apps/site/public/art/games: a ground in stone, the game's own symbols lit before it, its
// word mark below. Run after a change of a symbol: npx tsx tools/art/tiles.ts [game ...]
import { mkdirSync, writeFileSync } from "node:fs";
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import * as bojagi from "../../domains/slots/ui/art/bojagi/symbols.ts";
import { wordMark as bojagiMark } from "../../domains/slots/ui/art/bojagi/word-mark.ts";
import * as loom from "../../domains/slots/ui/art/cloud-loom/symbols.ts";
import { wordMark as loomMark } from "../../domains/slots/ui/art/cloud-loom/word-mark.ts";
import * as quay from "../../domains/slots/ui/art/coin-divers/symbols.ts";
import { wordMark as quayMark } from "../../domains/slots/ui/art/coin-divers/word-mark.ts";
import * as gate from "../../domains/slots/ui/art/dancheong-gate/symbols.ts";
import { wordMark as gateMark } from "../../domains/slots/ui/art/dancheong-gate/word-mark.ts";
import * as orchard from "../../domains/slots/ui/art/glass-orchard/symbols.ts";
import { wordMark as orchardMark } from "../../domains/slots/ui/art/glass-orchard/word-mark.ts";
import * as sea from "../../domains/slots/ui/art/haenyeo/symbols.ts";
import { wordMark as seaMark } from "../../domains/slots/ui/art/haenyeo/word-mark.ts";
import * as drums from "../../domains/slots/ui/art/jindo-drums/symbols.ts";
import { wordMark as drumsMark } from "../../domains/slots/ui/art/jindo-drums/word-mark.ts";
import * as tide from "../../domains/slots/ui/art/lantern-tide/symbols.ts";
import { wordMark as tideMark } from "../../domains/slots/ui/art/lantern-tide/word-mark.ts";
import * as tiger from "../../domains/slots/ui/art/magpie-tiger/symbols.ts";
import { wordMark as tigerMark } from "../../domains/slots/ui/art/magpie-tiger/word-mark.ts";
import * as caravan from "../../domains/slots/ui/art/salt-caravan/symbols.ts";
import { wordMark as caravanMark } from "../../domains/slots/ui/art/salt-caravan/word-mark.ts";
import * as way from "../../domains/slots/ui/art/wayfinder/symbols.ts";
import { wordMark as wayMark } from "../../domains/slots/ui/art/wayfinder/word-mark.ts";
import { lettering } from "../../domains/slots/ui/art/word-mark.ts";
import { keepTile } from "./keep-tile.ts";
import { laterTiles, type Placed, type Tile } from "./later-tiles.ts";
import { mosaic, type Size } from "./mosaic.ts";
import { noonglassTiles } from "./noonglass-tiles.ts";
import { saltlampTiles } from "./saltlamp-tiles.ts";
import { clothGround, gateGround, hillGround, moonGround, quayGround, reefGround } from "./scenes/tile-grounds.ts";
import { duneGround, gardenGround, harbourGround, loomGround, swellGround } from "./scenes/tile-grounds-abroad.ts";

const tall: Size = { width: 540, height: 720 };
const square: Size = { width: 192, height: 192 };
const folder = new URL("../../apps/site/public/art/games/", import.meta.url);

const tiles: readonly Tile[] = [
	{
		game: "dancheong-gate",
		ground: gateGround,
		figures: [
			{ symbol: gate.azure, x: 0.14, y: 0.36, size: 0.3 },
			{ symbol: gate.saffron, x: 0.87, y: 0.38, size: 0.28 },
			{ symbol: gate.lotus, x: 0.2, y: 0.88, size: 0.34, turn: -10 },
			{ symbol: gate.jade, x: 0.84, y: 0.86, size: 0.28 },
			{ symbol: gate.gateGuardian, x: 0.5, y: 0.62, size: 0.86 },
		],
		mark: gateMark,
		ink: "#ffe7b0",
	},
	{
		game: "magpie-tiger",
		ground: hillGround,
		figures: [
			{ symbol: tiger.peony, x: 0.12, y: 0.98, size: 0.28 },
			{ symbol: tiger.peony, x: 0.9, y: 0.94, size: 0.24 },
			{ symbol: tiger.magpie, x: 0.56, y: 0.3, size: 0.44 },
			{ symbol: tiger.tiger, x: 0.5, y: 0.74, size: 0.8 },
		],
		mark: tigerMark,
		ink: "#fff0cc",
	},
	{
		game: "bojagi",
		ground: clothGround,
		figures: [
			{ symbol: bojagi.plumBlossom, x: 0.2, y: 0.28, size: 0.36, turn: -9 },
			{ symbol: bojagi.persimmon, x: 0.82, y: 0.32, size: 0.34, turn: 8 },
			{ symbol: bojagi.moonJar, x: 0.8, y: 0.88, size: 0.36, turn: -6 },
			{ symbol: bojagi.jadePatch, x: 0.19, y: 0.88, size: 0.32, turn: 7 },
			{ symbol: bojagi.butterflyKnot, x: 0.5, y: 0.6, size: 0.62, turn: -3 },
		],
		mark: bojagiMark,
		ink: "#fff6e4",
	},
	{
		game: "jindo-drums",
		ground: moonGround,
		figures: [
			{ symbol: drums.gong, x: 0.15, y: 0.46, size: 0.3, turn: -8 },
			{ symbol: drums.shawm, x: 0.86, y: 0.42, size: 0.32, turn: 6 },
			{ symbol: drums.trebleDrum, x: 0.18, y: 0.92, size: 0.36, turn: -6 },
			{ symbol: drums.hourglassDrum, x: 0.83, y: 0.92, size: 0.36, turn: 6 },
			{ symbol: drums.dancer, x: 0.5, y: 0.66, size: 0.7 },
		],
		mark: drumsMark,
		ink: "#ffe9b0",
	},
	{
		game: "haenyeo",
		ground: reefGround,
		figures: [
			{ symbol: sea.octopus, x: 0.82, y: 0.34, size: 0.36, turn: 10 },
			{ symbol: sea.float, x: 0.16, y: 0.34, size: 0.3, turn: -8 },
			{ symbol: sea.pearl, x: 0.2, y: 0.94, size: 0.38, turn: -5 },
			{ symbol: sea.abalone, x: 0.82, y: 0.94, size: 0.36, turn: 8 },
			{ symbol: sea.seaWoman, x: 0.5, y: 0.64, size: 0.66 },
		],
		mark: seaMark,
		ink: "#fff1cf",
	},
	{
		game: "coin-divers",
		ground: quayGround,
		figures: [
			{ symbol: quay.steamer, x: 0.5, y: 0.26, size: 0.52 },
			{ symbol: quay.harbourCoin, x: 0.16, y: 0.6, size: 0.28, turn: -8 },
			{ symbol: quay.harbourCoin, x: 0.85, y: 0.52, size: 0.24, turn: 10 },
			{ symbol: quay.crab, x: 0.18, y: 0.97, size: 0.3 },
			{ symbol: quay.flyingFish, x: 0.84, y: 0.92, size: 0.34, turn: -8 },
			{ symbol: quay.spongeDiver, x: 0.5, y: 0.72, size: 0.62 },
		],
		mark: quayMark,
		ink: "#ffdf9a",
	},
	{
		game: "salt-caravan",
		ground: duneGround,
		figures: [
			{ symbol: caravan.caravanStar, x: 0.5, y: 0.24, size: 0.36 },
			{ symbol: caravan.teapot, x: 0.17, y: 0.92, size: 0.3, turn: -6 },
			{ symbol: caravan.saltSlab, x: 0.82, y: 0.9, size: 0.36, turn: 6 },
			{ symbol: caravan.camel, x: 0.48, y: 0.66, size: 0.8 },
		],
		mark: caravanMark,
		ink: "#ffe6a8",
	},
	{
		game: "lantern-tide",
		ground: harbourGround,
		figures: [
			{ symbol: tide.fullMoon, x: 0.82, y: 0.2, size: 0.3 },
			{ symbol: tide.sampan, x: 0.2, y: 0.86, size: 0.38, turn: -4 },
			{ symbol: tide.carp, x: 0.82, y: 0.9, size: 0.4, turn: 8 },
			{ symbol: tide.lantern, x: 0.48, y: 0.54, size: 0.78 },
		],
		mark: tideMark,
		ink: "#ffe9b8",
	},
	{
		game: "glass-orchard",
		ground: gardenGround,
		figures: [
			{ symbol: orchard.sunWindow, x: 0.5, y: 0.3, size: 0.56 },
			{ symbol: orchard.fig, x: 0.16, y: 0.62, size: 0.34, turn: -10 },
			{ symbol: orchard.plum, x: 0.84, y: 0.62, size: 0.34, turn: 8 },
			{ symbol: orchard.grape, x: 0.18, y: 0.96, size: 0.34 },
			{ symbol: orchard.lime, x: 0.84, y: 0.95, size: 0.3 },
			{ symbol: orchard.pomegranate, x: 0.5, y: 0.76, size: 0.6 },
		],
		mark: orchardMark,
		ink: "#f4ffe4",
	},
	{
		game: "cloud-loom",
		ground: loomGround,
		figures: [
			{ symbol: loom.diamondWeave, x: 0.14, y: 0.3, size: 0.34, turn: -8 },
			{ symbol: loom.condor, x: 0.8, y: 0.3, size: 0.42, turn: 6 },
			{ symbol: loom.fox, x: 0.18, y: 0.9, size: 0.36, turn: 6 },
			{ symbol: loom.spindle, x: 0.84, y: 0.9, size: 0.34, turn: -7 },
			{ symbol: loom.llama, x: 0.5, y: 0.62, size: 0.62 },
		],
		mark: loomMark,
		ink: "#fff1d0",
	},
	{
		game: "wayfinder",
		ground: swellGround,
		figures: [
			{ symbol: way.starCompass, x: 0.2, y: 0.26, size: 0.36, turn: -8 },
			{ symbol: way.frigatebird, x: 0.82, y: 0.28, size: 0.36, turn: 8 },
			{ symbol: way.turtle, x: 0.18, y: 0.92, size: 0.34, turn: 8 },
			{ symbol: way.flyingFish, x: 0.84, y: 0.92, size: 0.34, turn: -6 },
			{ symbol: way.canoe, x: 0.5, y: 0.62, size: 0.68 },
		],
		mark: wayMark,
		ink: "#fbe9c0",
	},
	...laterTiles,
	...saltlampTiles,
	...noonglassTiles,
];

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
for (const tile of tiles.filter(({ game }) => asked.length === 0 || asked.includes(game))) {
	keepTile(tile.game, await drawTile(tile));
	writeFileSync(new URL(`${tile.game}-small.webp`, folder), (await drawIcon(tile)).toBuffer("image/webp", 80));
	process.stdout.write(`${tile.game}\n`);
}
