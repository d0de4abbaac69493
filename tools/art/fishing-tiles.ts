// Draws the tiles of the fishing games into apps/site/public/art/games: their water in stones, what swims there in light, the name
// below. Run after a change of the water or a creature: npx tsx tools/art/fishing-tiles.ts
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import type { FishingGame } from "../../domains/fishing/core/index.ts";
import { creatureOf } from "../../domains/fishing/ui/art/creatures.ts";
import { drawFrame, layStones } from "../../domains/fishing/ui/art/lay-stones.ts";
import { drawWater } from "../../domains/fishing/ui/art/water.ts";
import { keepTile } from "./keep-tile.ts";

const tall = { width: 540, height: 720 };
const folder = new URL("../../apps/site/public/art/games/", import.meta.url);
const face = fileURLToPath(import.meta.resolve("pretendard/dist/public/variable/PretendardVariable.ttf"));
GlobalFonts.registerFromPath(face, "House");

type Swims = { readonly name: string; readonly x: number; readonly y: number; readonly size: number };
type Tile = {
	readonly game: FishingGame;
	readonly names: { readonly en: string; readonly ko: string };
	readonly swims: readonly Swims[];
	/** The one of the small picture. */
	readonly hero: string;
};

const tiles: readonly Tile[] = [
	{
		game: "haenyeo-sea",
		names: { en: "Haenyeo's Sea", ko: "해녀의 바다" },
		hero: "octopus",
		swims: [
			{ name: "whale-shark", x: 270, y: 190, size: 430 },
			{ name: "turtle", x: 400, y: 345, size: 190 },
			{ name: "jellyfish", x: 110, y: 330, size: 150 },
			{ name: "octopus", x: 250, y: 440, size: 250 },
			{ name: "damsel", x: 445, y: 90, size: 84 },
			{ name: "damsel", x: 490, y: 135, size: 70 },
			{ name: "seabream", x: 450, y: 480, size: 130 },
		],
	},
	{
		game: "night-river",
		names: { en: "Night River", ko: "밤의 강" },
		hero: "carp",
		swims: [
			{ name: "moon-carp", x: 280, y: 220, size: 400 },
			{ name: "carp", x: 160, y: 400, size: 210 },
			{ name: "goldfish", x: 420, y: 390, size: 150 },
			{ name: "firework", x: 440, y: 90, size: 120 },
			{ name: "lantern-boat", x: 90, y: 110, size: 130 },
			{ name: "bitterling", x: 340, y: 490, size: 110 },
		],
	},
];

function swim(brush: SKRSContext2D, game: FishingGame, { name, x, y, size }: Swims): void {
	const creature = creatureOf(game, name);
	const across = Math.round(30 + size / 22);
	const picture = createCanvas(size, size);
	drawFrame(picture.getContext("2d"), creature, {
		stones: layStones(creature, across),
		pixels: size,
		across,
		turn: 0.2,
	});
	brush.save();
	brush.shadowColor = "rgba(0,0,0,0.55)";
	brush.shadowBlur = size * 0.08;
	brush.shadowOffsetY = size * 0.04;
	brush.drawImage(picture, x - size / 2, y - size / 2);
	brush.restore();
}

function words(brush: SKRSContext2D, { en, ko }: Tile["names"]): void {
	const { width, height } = tall;
	const night = brush.createLinearGradient(0, height * 0.64, 0, height);
	night.addColorStop(0, "rgba(6,10,14,0)");
	night.addColorStop(0.6, "rgba(6,10,14,0.8)");
	night.addColorStop(1, "rgba(6,10,14,0.95)");
	brush.fillStyle = night;
	brush.fillRect(0, height * 0.64, width, height * 0.36);
	brush.textAlign = "center";
	brush.fillStyle = "#fff0cc";
	brush.font = "900 84px House";
	brush.fillText(en.toUpperCase(), width / 2, height * 0.895, width * 0.88);
	brush.fillStyle = "#d9c9a4";
	brush.font = "600 34px House";
	brush.fillText(ko, width / 2, height * 0.955);
}

for (const { game, names, swims, hero } of tiles) {
	const water = createCanvas(1280, 720);
	drawWater(water.getContext("2d"), game);
	const tile = createCanvas(tall.width, tall.height);
	const brush = tile.getContext("2d");
	brush.drawImage(water, 640, 0, 540, 720, 0, 0, tall.width, tall.height);
	for (const one of swims) swim(brush, game, one);
	words(brush, names);
	keepTile(game, tile);
	const icon = createCanvas(192, 192);
	const small = icon.getContext("2d");
	small.drawImage(water, 700, 60, 380, 380, 0, 0, 192, 192);
	swim(small, game, { name: hero, x: 96, y: 96, size: 168 });
	writeFileSync(new URL(`${game}-small.webp`, folder), icon.toBuffer("image/webp", 80));
	process.stdout.write(`${game}\n`);
}
