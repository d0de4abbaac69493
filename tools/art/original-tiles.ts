// Draws the tiles of instant games, lotteries, tables, poker and sports into apps/site/public/art/games: a felt in the game's hue laid in stone, one large figure
// of the game in light, its name below. Run after a change of a figure: npx tsx tools/art/original-tiles.ts [game ...]
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { keepTile } from "./keep-tile.ts";
import { mosaic, type Size } from "./mosaic.ts";
import { lotteryFigures } from "./scenes/lottery-figures.ts";
import { lotteryRingFigures } from "./scenes/lottery-ring-figures.ts";
import { originalFigures } from "./scenes/original-figures.ts";
import { pokerFigures } from "./scenes/poker-figures.ts";
import { sportsbookFigures } from "./scenes/sportsbook-figures.ts";
import { tableFigures } from "./scenes/table-figures.ts";

const tall: Size = { width: 540, height: 720 };
const square: Size = { width: 192, height: 192 };
const folder = new URL("../../apps/site/public/art/games/", import.meta.url);
const face = fileURLToPath(import.meta.resolve("pretendard/dist/public/variable/PretendardVariable.ttf"));
GlobalFonts.registerFromPath(face, "House");

const lamp = { stone: 7, seed: 23, joint: "#0a1116", light: { x: 0.5, y: 0.42, reach: 0.95 }, dusk: 0.4 };

/** A felt that is light in the middle, with rings around it. */
const ground =
	(hue: number) =>
	(brush: SKRSContext2D, { width, height }: Size): void => {
		const [x, y] = [width / 2, height * 0.42];
		const light = brush.createRadialGradient(x, y, width * 0.05, x, y, height * 0.75);
		light.addColorStop(0, `hsl(${hue} 62% 46%)`);
		light.addColorStop(0.5, `hsl(${hue} 58% 26%)`);
		light.addColorStop(1, `hsl(${(hue + 30) % 360} 50% 11%)`);
		brush.fillStyle = light;
		brush.fillRect(0, 0, width, height);
		brush.strokeStyle = `hsl(${hue} 70% 72% / 0.16)`;
		for (let ring = 1; ring < 9; ring++) {
			brush.lineWidth = ring % 2 === 0 ? 9 : 3;
			brush.beginPath();
			brush.arc(x, y, ring * width * 0.11, 0, Math.PI * 2);
			brush.stroke();
		}
	};

async function figure(brush: SKRSContext2D, svg: string, at: { x: number; y: number; size: number }): Promise<void> {
	const image = await loadImage(Buffer.from(svg));
	brush.save();
	brush.shadowColor = "rgba(0,0,0,0.6)";
	brush.shadowBlur = at.size * 0.07;
	brush.shadowOffsetY = at.size * 0.035;
	brush.drawImage(image, at.x - at.size / 2, at.y - at.size / 2, at.size, at.size);
	brush.restore();
}

function words(brush: SKRSContext2D, { en, ko }: { en: string; ko: string }): void {
	const { width, height } = tall;
	const night = brush.createLinearGradient(0, height * 0.64, 0, height);
	night.addColorStop(0, "rgba(6,10,14,0)");
	night.addColorStop(0.6, "rgba(6,10,14,0.8)");
	night.addColorStop(1, "rgba(6,10,14,0.95)");
	brush.fillStyle = night;
	brush.fillRect(0, height * 0.64, width, height * 0.36);
	brush.textAlign = "center";
	brush.fillStyle = "#fff0cc";
	brush.font = "900 92px House";
	brush.fillText(en.toUpperCase(), width / 2, height * 0.895, width * 0.86);
	brush.fillStyle = "#d9c9a4";
	brush.font = "600 34px House";
	brush.fillText(ko, width / 2, height * 0.955);
}

const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const every = [
	...originalFigures,
	...lotteryFigures,
	...lotteryRingFigures,
	...tableFigures,
	...pokerFigures,
	...sportsbookFigures,
];
const figures = every.filter(({ game }) => asked.length === 0 || asked.includes(game));
for (const { game, hue, names, svg } of figures) {
	const tile = createCanvas(tall.width, tall.height);
	const brush = tile.getContext("2d");
	brush.drawImage(mosaic(ground(hue), tall, lamp), 0, 0);
	await figure(brush, svg, { x: tall.width / 2, y: tall.height * 0.43, size: tall.width * 0.8 });
	words(brush, names);
	keepTile(game, tile);
	const icon = createCanvas(square.width, square.height);
	const small = icon.getContext("2d");
	small.drawImage(mosaic(ground(hue), tall, lamp), -40, -60, square.width * 1.4, square.width * 1.87);
	await figure(small, svg, { x: square.width / 2, y: square.width / 2, size: square.width * 0.84 });
	writeFileSync(new URL(`${game}-small.webp`, folder), icon.toBuffer("image/webp", 80));
	process.stdout.write(`${game}\n`);
}
